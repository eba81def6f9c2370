/** Hosts that are this machine: what is sent there crosses no network. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * The issuer that the tokens of an Auth0 domain name: `tenant.us.auth0.com` gives `https://tenant.us.auth0.com/`.
 * A whole origin is taken too; without encryption only one of this machine, for tests. Undefined for anything else.
 */
export function issuerOf(domain: string): string | undefined {
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  if (!URL.canParse(address)) return undefined;

  const { protocol, hostname, origin, href } = new URL(address);
  const isSafe = protocol === 'https:' || THIS_MACHINE.has(hostname);

  return isSafe && href === `${origin}/` ? href : undefined;
}
