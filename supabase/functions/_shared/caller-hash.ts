import { fromBase64, toHex } from './encoding.ts';

/** The hash under which a caller's address is counted and logged. */
export type CallerHasher = (address: string) => Promise<string>;

/**
 * HMAC-SHA-256 under a key of ours, given in base64, as hexadecimal digits. A plain hash of an IPv4 address can be undone
 * by trying all of them.
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
