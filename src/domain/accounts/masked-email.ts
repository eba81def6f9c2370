/** Shorten an email address for a button: the first character and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;

  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
