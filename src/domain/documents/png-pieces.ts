import type { Piece } from './photo-piece.ts';

const SIGNATURE_BYTES = 8;

/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME_BYTES = 12;

const LAST_CHUNK = 'IEND';

/**
 * The chunks with the image and its colors (PNG third edition, section 11), without text, dates and
 * Exif.
 */
const NEEDED_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
]);

/**
 * The parts of a PNG to keep: the chunks that the image needs, up to its end. Undefined when the
 * chunks do not form a complete image.
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
