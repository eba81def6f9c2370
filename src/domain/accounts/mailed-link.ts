/**
 * Lifetime of a mailed link and of its code. OWASP ASVS 5.0 allows 10 minutes for out-of-band codes (6.5.5). Auth
 * has one setting for all its links, `otp_expiry` in config.toml, and the mails name the same
 * number.
 */
export const MAILED_LINK_MINUTES = 10;

/**
 * The number of digits in a mailed code: `otp_length` in config.toml. It is the most that Auth
 * allows, because Auth derives the secret of a link from the same digits.
 */
export const MAILED_CODE_LENGTH = 10;

const MINUTE_MS = 60_000;

/** Whether a mail has surely expired that was requested at a time, in milliseconds since 1970. */
export function isMailExpired(requestedAt: number, now: Date): boolean {
  return now.getTime() - requestedAt > MAILED_LINK_MINUTES * MINUTE_MS;
}
