/** An e-mail address short enough for a button: the first character of its name, and its domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;

  return at < 1 ? '…' : `${first}…${email.slice(at)}`;
}
