/** The approvals of a bond above the limit of one underwriter, as the database counts them. */
import type { ApplicationStatus } from '../application-status.ts';

/** One person's approval. `counts` becomes false when that person loses the role or is banned. */
export type Approval = { staffId: string; at: string; counts: boolean };

/**
 * The approvals of an application. `requests` has those of each open increase that needs two
 * approvals, by the request's id.
 */
export type Approvals = {
  isSecondNeeded: boolean;
  /** Oldest first. */
  given: readonly Approval[];
  requests: Readonly<Record<string, readonly Approval[]>>;
};

const ENOUGH = 2;

/** The approvals that count. */
function countedApprovals(given: readonly Approval[]): Approval[] {
  return given.filter(({ counts }) => counts);
}

/**
 * Whether an approved application cannot be issued yet, because the limit was lowered or an
 * approver left.
 */
export function lacksApproval(
  status: ApplicationStatus,
  { isSecondNeeded, given }: Approvals,
): boolean {
  return status === 'approved' && isSecondNeeded && countedApprovals(given).length < ENOUGH;
}

/** Whether an approval now would be the first of two. */
export function isFirstOfTwo({ isSecondNeeded, given }: Approvals): boolean {
  return isSecondNeeded && countedApprovals(given).length === 0;
}

/**
 * Whether an approval of a request now would be the first of two. `given` is undefined when one
 * approval is enough.
 */
export function isFirstOfTwoOnRequest(given: readonly Approval[] | undefined): boolean {
  return given !== undefined && countedApprovals(given).length === 0;
}
