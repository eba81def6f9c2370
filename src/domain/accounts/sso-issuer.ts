/** Hosts of this machine. Requests to them cross no network. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * The token issuer of an Auth0 domain: `tenant.us.auth0.com` gives `https://tenant.us.auth0.com/`.
 * A complete origin is accepted as well; without https only an origin of this machine, for tests.
 * Undefined for any other text.
 */
export function issuerOf(domain: string): string | undefined {
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  if (!URL.canParse(address)) return undefined;

  const { protocol, hostname, origin, href } = new URL(address);
  const isSafe = protocol === 'https:' || THIS_MACHINE.has(hostname);

  return isSafe && href === `${origin}/` ? href : undefined;
}
