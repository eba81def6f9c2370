import { isRealAddress } from '../../domain/sample-data.ts';

/** What an owner has to replace before launch: the file, and the facts in it. */
export type LaunchGap = { file: string; what: string };

/** A parsed file with facts of the business. */
export type ContentFile = { file: string; data: unknown };

/** The facts that are invented while a file has `sample: true`, by the start of its path. */
const SAMPLE_FILES: readonly (readonly [start: string, what: string])[] = [
  [
    'content/testimonials/',
    'the testimonial: use the words of a customer who agreed, or delete the file',
  ],
  ['content/rates/', 'the rates: use the rates that the surety filed'],
  ['content/legal/', 'the wording: have counsel approve it'],
  ['content/consents/', 'the wording: have counsel confirm what each signer agrees to'],
  ['content/bond-forms/', 'the words of the bond: have surety and counsel approve them'],
  [
    'src/domain/quote/wire-bank.ts',
    'the bank, its routing number and the account number for wires',
  ],
  [
    'content/surety.yaml',
    'the surety company: name, address, phone, officers, notary, resolution, limits and words',
  ],
];

/** The words for the fields that a file lists under `sample`. Other fields keep their own name. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  legalName: 'the legal name of the agency',
  phone: 'the telephone number',
  email: 'the email address of support',
  address: 'the business address',
  hours: 'the office hours',
  claims: 'the figures in claims: count them, or delete the claim',
  retention: 'the retention periods: have counsel compare them with the rules of each state',
  availableBonds: 'the count of available bonds',
};

/** No insurer has this number. */
const NO_NAIC_NUMBER = '00000';

/**
 * Everything in these files that is still a sample, file by file. Empty when the site may go live.
 */
export function findLaunchGaps(files: readonly ContentFile[]): LaunchGap[] {
  return files.flatMap(({ file, data }) =>
    gapsOf(file, data as Readonly<Record<string, unknown>>).map((what) => ({ file, what })),
  );
}

function gapsOf(file: string, data: Readonly<Record<string, unknown>>): string[] {
  return [
    ...ownGap(file, data['sample']),
    ...listedGaps(data['sample']),
    ...licenseGap(data['license']),
    ...(data['naicNumber'] === NO_NAIC_NUMBER ? ['the NAIC number of the surety company'] : []),
    ...(typeof data['origin'] === 'string' && !isRealAddress(data['origin'])
      ? [`the address of the site: ${data['origin']} is only an example`]
      : []),
  ];
}

function ownGap(file: string, sample: unknown): string[] {
  if (sample !== true) return [];
  const [, what] = SAMPLE_FILES.find(([start]) => file.startsWith(start)) ?? [];

  return [what ?? 'sample content'];
}

function listedGaps(sample: unknown): string[] {
  if (!Array.isArray(sample)) return [];

  return sample.map((field) => FIELD_WORDS[String(field)] ?? String(field));
}

function licenseGap(license: unknown): string[] {
  const isSample = (license as { sample?: unknown } | undefined)?.sample === true;

  return isSample ? ['our license number in this state'] : [];
}
