import ipaddr from 'ipaddr.js';

/** What every text counts as that is no address: whoever makes one up gets no limit of their own. */
export const NO_ADDRESS = 'unknown';

/** How many 16-bit parts of an IPv6 address name the network of one customer of a provider: a /64 (RFC 6177). */
const NETWORK_PARTS = 4;

/**
 * Whose calls count together: an IPv4 address alone, and all addresses of an IPv6 network (/64), because one
 * computer can use each of its 2^64 addresses. Every spelling of an address gives the same group: compressed or not, upper
 * case, with a zone, in brackets, with a port, and an IPv4 address that is written as IPv6.
 */
export function addressGroup(text: string): string {
  const address = withoutPort(text.trim()).split('%', 1)[0] ?? '';
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.IPv6.isValid(address)) return NO_ADDRESS;

  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();

  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

/** An address alone, from `[2001:db8::1]:443`, `[2001:db8::1]` and `203.0.113.7:443`. */
function withoutPort(text: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
}
