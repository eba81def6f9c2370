/** Convert bytes to lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Convert bytes to base64. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Convert base64 to bytes. Throws if the text is not canonical base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  if (btoa(binary) !== text) throw new Error('[encoding] Not canonical base64');

  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
