/** RFC 5321 leaves room for 254 characters. */
const MAX_EMAIL_LENGTH = 254;

/** As browsers check `<input type="email">`, and a domain with a dot, since mail has to reach it from anywhere. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z]{2,63}$/;

/** Read an e-mail address; the domain becomes lower case, the part before it stays as it is. */
export function parseEmail(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const email = trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();

  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : undefined;
}
