/** A longer address is not a company's home page. */
const MAX_WEB_ADDRESS_LENGTH = 500;

const PUBLIC_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+)$/;

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * Parse the address of a web site, with or without https://, to a full URL. Undefined for other
 * schemes, hosts outside the public web, and addresses with a password.
 */
export function parseWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const url = parseUrl(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url || url.href.length > MAX_WEB_ADDRESS_LENGTH) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;

  return PUBLIC_HOST.test(url.hostname) ? url.href : undefined;
}

/** The address without https://, and without the slash after a bare host. */
export function formatWebAddress(url: string): string {
  return url.replace(/^https:\/\//, '').replace(/^([^/]+)\/$/, '$1');
}
