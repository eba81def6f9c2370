/** What a customer does with the papers of an issued bond, as ticks that only the customer sets. */
import { listNames } from '../formats/name-list.ts';
import type { Filer } from '../states/filing.ts';
import type { PaperSigning } from './paper-signing.ts';

/** The steps in their order. The database has the same list. */
export const FILING_STEPS = ['signed', 'notarized', 'filed'] as const;

export type FilingStep = (typeof FILING_STEPS)[number];

/** The tick of a filed continuation certificate. It belongs to the term that the certificate starts. */
export const CERTIFICATE_STEP = 'certificate';

/** The tick of a filed rider. It belongs to the rider's number. */
export const RIDER_STEP = 'rider';

/** Every tick that the database stores. */
export type Tick = FilingStep | typeof CERTIFICATE_STEP | typeof RIDER_STEP;

/** A paper added to a bond after its issue: the certificate that starts a term, or the rider with a number. */
export type LaterPaper = { term: number; rider?: never } | { rider: number; term?: never };

/** Whether the customer files the papers: the bond, each continuation certificate and each rider. */
export function isFiledByCustomer(filer: Filer): boolean {
  return filer === 'customer' || filer === 'either';
}

/** The steps of a customer. A bond that we file needs a signature; a bond that is kept needs nothing. */
export function stepsOf(filer: Filer): readonly FilingStep[] {
  if (isFiledByCustomer(filer)) return FILING_STEPS;

  return filer === 'surety' ? ['signed'] : [];
}

/**
 * Whether a bond was renewed. A renewed bond counts as filed, even if nobody checked “Filed”: only its later papers are
 * left to file. The database has the same rule in `desk_overview` for the inbox, in `remind_of_filing` for the mails and
 * in `is_bond_filed` for law firms.
 */
export function isRenewed({ continuations }: { continuations: readonly unknown[] }): boolean {
  return continuations.length > 0;
}

/** The first step that is not done; undefined when all are. */
export function nextStep(
  steps: readonly FilingStep[],
  done: readonly FilingStep[],
): FilingStep | undefined {
  return steps.find((step) => !done.includes(step));
}

/** Read the steps of a list. Unknown texts are left out. */
export function readSteps(texts: readonly string[]): FilingStep[] {
  return FILING_STEPS.filter((step) => texts.includes(step));
}

/** Who attests the signature, as a task. */
const ATTESTATION: Record<PaperSigning, string> = {
  notary: 'have it notarized',
  clerk: 'have the judge or clerk attest it',
  'own-form': 'have it notarized if the form asks for it',
};

const TASKS: Record<FilingStep, (signing: PaperSigning) => string> = {
  signed: () => 'sign it',
  notarized: (signing) => ATTESTATION[signing],
  filed: () => 'file it',
};

/** The steps that are left, as the end of a sentence: "have it notarized and file it". */
export function tasksWords(steps: readonly FilingStep[], signing: PaperSigning): string {
  return listNames(steps.map((step) => TASKS[step](signing)));
}
