/** Encode bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Decode base64url. Undefined for any other text. Each sequence of bytes has exactly one encoding:
 * a text with padding or with set unused bits in its last character is refused, so that nobody can
 * write a second signature for the same bytes.
 */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;

  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));

    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined; // a length that no encoding has
  }
}
