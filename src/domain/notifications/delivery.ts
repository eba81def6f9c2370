/** How long to wait after each failed attempt, in minutes: a blip, a restart, an outage, a day. */
export const RETRY_WAITS_MINUTES = [1, 5, 15, 60, 240, 720, 1440] as const;

/** How often a mail is tried: once, and after each wait. */
export const MOST_ATTEMPTS = RETRY_WAITS_MINUTES.length + 1;

const SECONDS_PER_MINUTE = 60;

/** How long a mail waits that was not tried because nobody took the one before it, in seconds. It costs no attempt. */
export const UNTRIED_WAIT_SECONDS = SECONDS_PER_MINUTE;

/** How many seconds to wait after so many attempts have failed; undefined after the last. */
export function retryAfterSeconds(attempts: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];

  return minutes === undefined ? undefined : minutes * SECONDS_PER_MINUTE;
}
