/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The bytes of a base64url text; undefined when it is none. Bytes have exactly one text: one that differs in padding or
 * in the unused bits of its last character is refused, so that nobody can write a second signature for the same bytes.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;

  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));

    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined; // a length that no bytes have
  }
}
