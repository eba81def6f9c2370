/**
 * How long the link of a mail works: OWASP ASVS 5.0 allows 10 minutes for what is sent out of band (6.5.5). Auth has one
 * setting for all of its links, `otp_expiry` in config.toml, and the mails say the same.
 */
export const MAILED_LINK_MINUTES = 10;
