/** The schedule on which `finish-bonds` retries bonds that could not be issued. */

/**
 * Minimum age of a bond before the schedule takes it. Until then the call that submitted or issued
 * it may still be running.
 */
export const WAITED_SECONDS = 120;

/** How long one run has exclusive access to a bond. */
export const LEASE_SECONDS = 120;

/** Waits after each failed attempt, in minutes: about three hours in total. */
export const ATTEMPT_WAITS_MINUTES = [2, 2, 4, 8, 15, 30, 30, 45, 60] as const;

/** After this many attempts staff take over the bond. */
export const MAX_ATTEMPTS = ATTEMPT_WAITS_MINUTES.length + 1;

const SECONDS_PER_MINUTE = 60;

/** The wait after a number of failed attempts, in seconds. Undefined after the last attempt. */
export function retryAfterSeconds(attempts: number): number | undefined {
  const minutes = ATTEMPT_WAITS_MINUTES[attempts - 1];

  return minutes === undefined ? undefined : minutes * SECONDS_PER_MINUTE;
}
