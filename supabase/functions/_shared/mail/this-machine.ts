const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL is on this machine. Mails may travel there without TLS, because nobody else can read them. */
export function isThisMachine(url: string): boolean {
  return NAMES.includes(URL.parse(url)?.hostname ?? '');
}
