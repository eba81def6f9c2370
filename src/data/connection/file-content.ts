/** In pieces, because a function takes only so many arguments. */
const PIECE = 32_768;

/** The content of a file in base64, for a call that carries it in JSON. */
export async function readAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let signs = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    signs += String.fromCodePoint(...bytes.subarray(at, at + PIECE));
  }

  return btoa(signs);
}
