/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes of a base64url text; undefined when it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;

  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));

    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined; // a length that no bytes have
  }
}
