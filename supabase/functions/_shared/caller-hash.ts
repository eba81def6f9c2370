import { fromBase64, toHex } from './encoding.ts';

/** Computes the hash under which a caller's address is counted and logged. */
export type CallerHasher = (address: string) => Promise<string>;

/**
 * Create a hasher: HMAC-SHA-256 as hexadecimal digits, with our key in base64. A plain hash would not hide an IPv4
 * address, because all of them can be tried.
 */
export function createCallerHasher(key: string): CallerHasher {
  const importedKey = crypto.subtle.importKey(
    'raw',
    fromBase64(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );

  return async (address) => {
    const bytes = new TextEncoder().encode(address);
    return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', await importedKey, bytes)));
  };
}
