/**
 * How long records are kept: the kinds of records, and a function that formats a period. The
 * periods are in `content/site.yaml`.
 */

/** The kinds of records that have their own period. */
export const RETENTION_KEYS = [
  'drafts',
  'unsubmittedPayments',
  'neverIssuedNumbers',
  'neverIssuedDocuments',
  'neverIssuedApplications',
  'endedBondNumbers',
  'endedBonds',
  'inquiries',
  'closedMatters',
  'accessLog',
  'roleChanges',
] as const;

export type RetentionKey = (typeof RETENTION_KEYS)[number];

const DAYS_PER_YEAR = 365;

/** Format a period: "30 days", and whole years as "3 years". */
export function periodWords(days: number): string {
  const years = days / DAYS_PER_YEAR;
  if (!Number.isInteger(years)) return days === 1 ? '1 day' : `${days} days`;

  return years === 1 ? '1 year' : `${years} years`;
}
