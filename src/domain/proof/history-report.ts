import { z } from 'zod';
import type { ProofVerdict } from './verify-proof.ts';

const problemSchema = z.object({
  applicationId: z.string(),
  applicationNumber: z.string().nullable(),
  /** The position of the event in its application, starting at 1. */
  position: z.int(),
  /** The row at which the problem was found. */
  eventId: z.int().nullable(),
  problem: z.enum([
    'altered',
    'missing-before',
    'out-of-order',
    'missing-at-end',
    'not-the-recorded-end',
    'not-as-signed',
  ]),
  bondNumber: z.string().nullable(),
});

/** A problem in the history of an application. */
export type HistoryProblem = z.output<typeof problemSchema>;

/** The answer of `public.check_application_history`. */
export const historyReportSchema = z.object({
  applications: z.int(),
  events: z.int(),
  problems: z.array(problemSchema),
});

export type HistoryReport = z.output<typeof historyReportSchema>;

/** One line about a problem, with the application and the row. */
export function problemLine(found: HistoryProblem): string {
  const name = found.applicationNumber ?? found.applicationId;

  return `${name}: ${problemWords(found)}`;
}

/** One line about an invalid signature of a bond. Undefined when the signature is valid. */
export function signatureProblemLine(
  bondNumber: string,
  revision: number,
  { outcome }: ProofVerdict,
): string | undefined {
  return outcome === 'good'
    ? undefined
    : `Bond ${bondNumber}: signature ${revision} is not good (${outcome}).`;
}

/**
 * The missing revisions. Signatures of a bond are numbered from 1 without gaps and are never
 * deleted.
 */
export function missingRevisions(there: readonly { revision: number }[]): number[] {
  const numbers = new Set(there.map(({ revision }) => revision));
  const last = Math.max(0, ...numbers);

  return Array.from({ length: last }, (_, index) => index + 1).filter(
    (revision) => !numbers.has(revision),
  );
}

/** One line about a missing revision. */
export function missingSignatureLine(bondNumber: string, revision: number): string {
  return `Bond ${bondNumber}: signature ${revision} is missing.`;
}

/** One line about a bond whose signatures are all missing, or that never had one. */
export function unsignedBondLine(bondNumber: string): string {
  return `Bond ${bondNumber}: it has papers and no signature, and bonds issued after it are signed.`;
}

function problemWords({ problem, position, eventId, bondNumber }: HistoryProblem): string {
  const event = `event ${position} (row ${eventId})`;

  switch (problem) {
    case 'altered':
      return `${event} is altered: its hash is not the one that it was written with.`;
    case 'missing-before':
      return `event ${position} is missing. The next stored event is row ${eventId}.`;
    case 'out-of-order':
      return `${event} is out of order: it was not written after the one before it.`;
    case 'missing-at-end':
      return `event ${position} and all later events are missing.`;
    case 'not-the-recorded-end':
      return `${event} is not what was recorded as the end of the history.`;
    case 'not-as-signed':
      return `event ${position} is not the one that was signed with bond ${bondNumber}.`;
  }
}
