const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address names this machine, where mails may travel without TLS: nobody else can read them there. */
export function isThisMachine(url: string): boolean {
  return NAMES.includes(URL.parse(url)?.hostname ?? '');
}
