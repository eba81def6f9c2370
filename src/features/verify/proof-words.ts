import { formatDate, todayIn } from '~/domain/dates';
import type { ProofVerdict } from '~/domain/proof/verify-proof';

/** The result of checking a record's signature, or the reason why there is nothing to check. */
export type SignatureFinding =
  | ProofVerdict
  /** The record has no signature. */
  | { outcome: 'missing' }
  /** The signature is good, but the record has changed since. */
  | { outcome: 'differs' };

/** The text for the clerk, and its tone. */
export type SignatureWords = { tone: 'good' | 'caution' | 'bad'; text: string };

/** The agency's time zone. The printed date of signing is the date there. */
const TIME_ZONE = 'America/New_York';

const SPECIMEN =
  'Specimen: not a bond. This record was signed by a demonstration of our site, and no surety stands behind it. Do not accept it.';

const CALL_US = 'Do not accept the bond before you have called us.';

/** Describe the result of a signature check in plain words. */
export function signatureWords(finding: SignatureFinding): SignatureWords {
  switch (finding.outcome) {
    case 'good': {
      const { keyId, signedAt, specimen } = finding.manifest;
      if (specimen) return { tone: 'bad', text: SPECIMEN };

      const day = formatDate(todayIn(TIME_ZONE, new Date(signedAt)));
      return {
        tone: 'good',
        text: `The signature on this record is ours: we signed the record on ${day}, and it has not changed since. For an expert: the key is named ${keyId}.`,
      };
    }
    case 'missing':
      return {
        tone: 'caution',
        text: 'This record has no signature yet, so you can check it only on this page. The facts are those in our books.',
      };
    case 'no-keys':
      return {
        tone: 'caution',
        text: 'The signature could not be checked: our public keys are not published here, or could not be fetched. Load this page again, or call us.',
      };
    case 'unsupported':
      return {
        tone: 'caution',
        text: 'The signature was not checked: this browser cannot do it. Open this page in a current Chrome, Edge, Firefox or Safari.',
      };
    case 'differs':
      return {
        tone: 'bad',
        text: `The signature is good, but our record says something else than what was signed. ${CALL_US}`,
      };
    case 'unknown-key':
      return {
        tone: 'bad',
        text: `The record is signed with a key that is not ours: ${finding.keyId}. ${CALL_US}`,
      };
    case 'key-not-in-use':
      return {
        tone: 'bad',
        text: `The record is signed with our key ${finding.keyId}, on a day when that key was not in use. ${CALL_US}`,
      };
    case 'bad-signature':
      return {
        tone: 'bad',
        text: `The record's signature is wrong: somebody altered the record, or it was not signed with our key ${finding.keyId}. ${CALL_US}`,
      };
    case 'unreadable':
      return { tone: 'bad', text: `The record's signature cannot be read. ${CALL_US}` };
  }
}

/** Say which paper a file is. `paper` is the paper's name in the manifest, or undefined if the file matches none. */
export function comparisonWords(paper: string | undefined): string {
  if (paper === undefined) {
    return 'This file is not a paper of this bond as we issued it. A scan, a filing packet or a copy saved again differs too: compare it by eye, or ask for the original file.';
  }

  const title = paperTitle(paper);
  const named = title.startsWith('rider') ? title : `the ${title}`;

  return `This file is ${named} as we issued it, unchanged.`;
}

/** The message for a photograph or another file that is no PDF. Our papers are PDFs, so it is no altered paper. */
export const NO_PDF =
  'This file is not a PDF, so it cannot be compared. Compare a photo or a scan by eye with the facts on this page.';

/** The message for a file that the browser cannot read. */
export const UNREADABLE_FILE = 'This file could not be read. Choose it again.';

/**
 * The title of a paper. Its name in the manifest is for example `power-of-attorney`, `continuation-2`, `rider-1` or
 * `power-of-attorney-1`. A certificate has the number of its term, as its file name does: the bond itself is term 1.
 */
export function paperTitle(name: string): string {
  return name
    .replace(/^continuation-(?=\d)/, 'continuation certificate for term ')
    .replace(/^power-of-attorney-(?=\d)/, 'power of attorney of rider No. ')
    .replace(/^rider-/, 'rider No. ')
    .replaceAll('-', ' ');
}
