import type { Piece } from './photo-pieces.ts';

const SIGNATURE_BYTES = 8;

/** Length, type and check sum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;

const LAST_CHUNK = 'IEND';

/** The chunks that make the picture and its colours (PNG third edition, section 11). Texts, dates and Exif are not among them. */
const NEEDED_CHUNKS = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB'],
  ...['cICP', 'bKGD', 'pHYs'],
]);

/**
 * What to keep of a PNG: the chunks the picture needs, up to its end. Undefined when the chunks do not lead from the
 * beginning to the end of a picture.
 */
export function pngPieces(bytes: Uint8Array): readonly Piece[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Piece[] = [{ from: 0, to: SIGNATURE_BYTES }];
  let at = SIGNATURE_BYTES;

  while (at + CHUNK_FRAME_BYTES <= bytes.length) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const to = at + CHUNK_FRAME_BYTES + view.getUint32(at);
    if (to > bytes.length) return undefined;
    if (NEEDED_CHUNKS.has(type)) kept.push({ from: at, to });
    if (type === LAST_CHUNK) return kept;
    at = to;
  }

  return undefined;
}
