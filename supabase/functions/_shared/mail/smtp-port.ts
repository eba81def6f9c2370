/** The port of a mail server's address. Without one it is 465 for `smtps:` and 587 for `smtp:`. */
export function smtpPort(url: string): number {
  const { port, protocol } = new URL(url);

  return Number(port) || (protocol === 'smtps:' ? 465 : 587);
}
