/**
 * Waits after failed attempts, in minutes: for a brief error, a restart, an outage, a whole day.
 */
export const RETRY_WAITS_MINUTES = [1, 5, 15, 60, 240, 720, 1440] as const;

/** Maximum number of attempts for a mail: one, and one after each wait. */
export const MAX_ATTEMPTS = RETRY_WAITS_MINUTES.length + 1;

const SECONDS_PER_MINUTE = 60;

/**
 * Wait of a mail that was not tried because the mail server was unavailable, in seconds. It does
 * not count as an attempt.
 */
export const UNTRIED_WAIT_SECONDS = SECONDS_PER_MINUTE;

/** The wait after a number of failed attempts, in seconds. Undefined after the last attempt. */
export function retryAfterSeconds(attempts: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];

  return minutes === undefined ? undefined : minutes * SECONDS_PER_MINUTE;
}
