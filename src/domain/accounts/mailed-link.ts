/**
 * Lifetime of a mailed link. OWASP ASVS 5.0 allows 10 minutes for out-of-band codes (6.5.5). Auth
 * has one setting for all its links, `otp_expiry` in config.toml, and the mails name the same
 * number.
 */
export const MAILED_LINK_MINUTES = 10;
