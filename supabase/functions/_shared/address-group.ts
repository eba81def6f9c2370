import ipaddr from 'ipaddr.js';

/** The group of every text that is not an address. All callers with an invented address share one limit. */
export const NO_ADDRESS = 'unknown';

/** Number of 16-bit parts of an IPv6 address that identify one customer's network: a /64 (RFC 6177). */
const NETWORK_PARTS = 4;

/**
 * The group in which the calls of an address are counted. An IPv4 address is a group of its own. All addresses of an
 * IPv6 network (/64) are one group, because one computer can use each of its 2^64 addresses. Every spelling of an
 * address gives the same group: compressed or not, upper case, with a zone, in brackets, with a port, and an IPv4
 * address written as IPv6.
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

/** Remove the port from `[2001:db8::1]:443`, `[2001:db8::1]` or `203.0.113.7:443`. */
function withoutPort(text: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
}
