/** The texts that an audit bundle is read by: what is in it, and the history of the application. */
import { formatDate } from '../dates.ts';
import { eventTitle } from '../underwriting/history.ts';
import { BOND_KEYS_PATH } from './bond-keys.ts';

/** A paper as it lies in the bundle, and whether it is still the file that was stored when it was made. */
export type BundledPaper = { file: string; sha256: string; isUnchanged: boolean };

/** What the note of a bundle tells of. */
export type BundleContents = {
  bondNumber: string;
  /** Moment the bundle was made, in UTC. */
  madeAt: string;
  site: string;
  papers: readonly BundledPaper[];
  /** Undefined: nothing was signed of this bond. */
  signature: { keyId: string } | undefined;
  terms: BundledTerms | undefined;
};

/** The terms the customer accepted. `file`: left out where that version is no longer at hand. */
export type BundledTerms = { version: string; acceptedAt: string; file?: string };

/** One event of the history, as the database keeps it. */
export type BundledEvent = {
  position: number;
  kind: string;
  actor: string;
  actorId: string | null;
  fromStatus: string | null;
  toStatus: string | null;
  detail: unknown;
  at: string;
  previousHash: string;
  hash: string;
};

/** What the staff keeps among itself: who looked at a number, and why. The customer does not read it on the site either. */
const STAFF_RECORDS: readonly string[] = ['identity-revealed'];

/** The history as its customer may have it: a record of the staff keeps its place and its hashes, and says no more. */
export function withoutStaffRecords(events: readonly BundledEvent[]): BundledEvent[] {
  return events.map((event) =>
    STAFF_RECORDS.includes(event.kind)
      ? { ...event, kind: 'kept-by-the-staff', actor: 'staff', actorId: null, detail: {} }
      : event,
  );
}

/** The note that comes with a bundle: what each file is, and how to check it without us. */
export function bundleNote(contents: BundleContents): string {
  const { bondNumber, madeAt, papers, signature, terms, site } = contents;

  return lines([
    `Audit bundle of bond ${bondNumber}`,
    `Made on ${momentOf(madeAt)}`,
    '',
    'Papers, with the SHA-256 of each file:',
    ...papers.map(paperLine),
    ...(papers.length === 0 ? ['  none yet'] : []),
    '',
    ...signatureLines(signature, site),
    '',
    'history.txt tells what happened to the application. history.json has the same with the hash of each',
    'event: each names the hash of the one before it, so an altered or missing event shows.',
    '',
    ...termsLines(terms),
  ]);
}

/** The history as a text to read, oldest first. */
export function historyText(events: readonly BundledEvent[]): string {
  if (events.length === 0) return lines(['This bond was issued on no application of this site.']);

  return lines(
    events.flatMap(({ at, kind, actor, actorId, detail, hash }) => [
      `${momentOf(at)}  ${eventTitle(kind)}`,
      `  by ${actorId === null ? actor : `${actor} ${actorId}`}`,
      ...wordsOf(detail).map((words) => `  ${words}`),
      `  hash ${hash}`,
      '',
    ]),
  );
}

function paperLine({ file, sha256, isUnchanged }: BundledPaper): string {
  const judgment = isUnchanged ? 'unchanged since it was made' : 'NOT THE FILE THAT WAS MADE';

  return `  ${file}  ${sha256}  ${judgment}`;
}

function signatureLines(signature: BundleContents['signature'], site: string): string[] {
  if (signature === undefined) return ['Nothing was signed of this bond: there is no manifest.'];

  return [
    `manifest.json says what was issued, with the SHA-256 of each paper. manifest.signature.json is its Ed25519`,
    `signature with key ${signature.keyId}. The public keys are at ${site}${BOND_KEYS_PATH}`,
  ];
}

function termsLines(terms: BundledTerms | undefined): string[] {
  if (terms === undefined) return ['No terms were accepted on this site for this bond.'];

  const accepted = `The customer accepted version ${terms.version} of the terms on ${formatDate(terms.acceptedAt.slice(0, 'YYYY-MM-DD'.length))}`;
  if (terms.file === undefined) {
    return [
      `${accepted}.`,
      'A newer version is in force by now. Ask us for the text of the older one.',
    ];
  }

  return [`${accepted}: ${terms.file}`];
}

/** What was asked, answered or decided, where the event has words. */
function wordsOf(detail: unknown): string[] {
  if (typeof detail !== 'object' || detail === null) return [];

  return Object.entries(detail).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}

/** "2026-11-21 15:00:02 UTC". */
function momentOf(moment: string): string {
  const [day, time] = new Date(moment).toISOString().split(/[T.]/);

  return `${day} ${time} UTC`;
}

/** Windows' own editor shows lines that end as its own do. */
function lines(texts: readonly string[]): string {
  return `${texts.join('\r\n')}\r\n`;
}
