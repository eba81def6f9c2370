/**
 * The readable texts in an audit bundle: its table of contents, and the history of the application.
 */
import { STAFF_EVENT_KINDS } from '../application-events.ts';
import { type ReportUse, reportUseWords } from '../consumer-reports/report-use.ts';
import { formatDate } from '../dates.ts';
import { eventTitle } from '../underwriting/history.ts';
import { BOND_KEYS_PATH } from './bond-keys.ts';

/** A document in the bundle, and whether the file is unchanged since it was issued. */
export type BundledPaper = { file: string; sha256: string; isUnchanged: boolean };

/** The contents of a bundle, for its note. */
export type BundleContents = {
  bondNumber: string;
  /** The time at which the bundle was created, in UTC. */
  madeAt: string;
  site: string;
  papers: readonly BundledPaper[];
  /** Undefined when the bond was not signed. */
  signature: { keyId: string } | undefined;
  terms: BundledTerms | undefined;
  /** Whether the bundle lists the notices about credit reports. */
  hasReportUses: boolean;
};

/**
 * The terms that the customer accepted. `file` is missing when the text of that version is no
 * longer available.
 */
export type BundledTerms = { version: string; acceptedAt: string; file?: string };

/** An event of the history as the database stores it. */
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

/**
 * Events that only staff may read: who viewed an identity number and why, and who gave the first
 * approval. The site hides them from customers as well.
 */
const STAFF_RECORDS: readonly string[] = STAFF_EVENT_KINDS;

/**
 * The history for the customer. Events that only staff may read keep their place and their hashes,
 * without contents.
 */
export function withoutStaffRecords(events: readonly BundledEvent[]): BundledEvent[] {
  return events.map((event) =>
    STAFF_RECORDS.includes(event.kind)
      ? { ...event, kind: 'kept-by-the-staff', actor: 'staff', actorId: null, detail: {} }
      : event,
  );
}

/** The note in a bundle: the purpose of each file, and how to verify it without us. */
export function bundleNote(contents: BundleContents): string {
  const { bondNumber, madeAt, papers, signature, terms, site, hasReportUses } = contents;

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
    'history.txt lists what happened to the application. history.json has the same with the hash of each',
    'event. Each event includes the hash of the one before it, so you can detect an altered or missing event.',
    '',
    ...termsLines(terms),
    ...(hasReportUses
      ? [
          '',
          'credit-reports.txt lists the notices about credit reports. Only the person of a report gets the score.',
        ]
      : []),
  ]);
}

/** The decisions that needed a notice about a credit report, oldest first, without scores. */
export function reportUsesText(uses: readonly ReportUse[]): string {
  return lines(uses.map((use) => `${momentOf(use.at)}  ${reportUseWords(use)}`));
}

/** The history as readable text, oldest first. */
export function historyText(events: readonly BundledEvent[]): string {
  if (events.length === 0)
    return lines(['This bond was not issued from an application on this site.']);

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
  if (signature === undefined)
    return ['Nothing was signed for this bond, so there is no manifest.'];

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
      'A newer version is now in force. Ask us for the text of the older one.',
    ];
  }

  return [`${accepted}: ${terms.file}`];
}

/** The details of an event as lines of text. */
function wordsOf(detail: unknown): string[] {
  if (typeof detail !== 'object' || detail === null) return [];

  return Object.entries(detail).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}

/** Format a moment: "2026-11-21 15:00:02 UTC". */
function momentOf(moment: string): string {
  const [day, time] = new Date(moment).toISOString().split(/[T.]/);

  return `${day} ${time} UTC`;
}

/** Use Windows line ends, because Windows' own editor needs them. */
function lines(texts: readonly string[]): string {
  return `${texts.join('\r\n')}\r\n`;
}
