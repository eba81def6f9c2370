/**
 * Reasons that a caller gets no staff access, with their HTTP status. Browser and functions share
 * them.
 */
export const STAFF_ACCESS_FAILURE_STATUS = {
  /** The caller has no staff role. */
  'not-staff': 403,
  /** The caller has a role, but this session verified no second factor. */
  'second-factor-required': 403,
  /** The last verified code is older than {@link CHALLENGE_MINUTES}. */
  'challenge-required': 403,
} as const;

export type StaffAccessFailure = keyof typeof STAFF_ACCESS_FAILURE_STATUS;

export const STAFF_ACCESS_FAILURES = Object.keys(
  STAFF_ACCESS_FAILURE_STATUS,
) as StaffAccessFailure[];

/**
 * How long a verified code gives access to identity numbers and roles. `private.challenged_within`
 * in the database has the same value.
 */
const CHALLENGE_MINUTES = 10;

const MINUTE_MS = 60_000;

/** Whether the second factor was verified at most ten minutes ago. `challengedAt` is undefined if it never was. */
export function isRecentChallenge(challengedAt: Date | undefined, now: Date): boolean {
  return (
    challengedAt !== undefined &&
    now.getTime() - challengedAt.getTime() <= CHALLENGE_MINUTES * MINUTE_MS
  );
}
