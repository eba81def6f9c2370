/** The maximum length of RFC 5321. */
const MAX_EMAIL_LENGTH = 254;

/**
 * The rule of browsers for `<input type="email">`, plus a domain with a dot, because the address
 * has to work on the internet.
 */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z]{2,63}$/;

/**
 * Parse an email address. The domain is converted to lower case; the part before it is unchanged.
 */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const email = trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();

  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : undefined;
}
