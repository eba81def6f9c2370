import type { FileKind } from './file-kinds.ts';
import { jpegPieces } from './jpeg-pieces.ts';
import { pngPieces } from './png-pieces.ts';

/** A part of a file that is kept, from byte to byte (the last not included), or bytes that were not in it. */
export type Piece = { from: number; to: number } | Uint8Array<ArrayBuffer>;

/**
 * What to send of a picture so that nobody learns from it where it was taken, with what, or by whom. The picture itself
 * is not packed again and loses nothing; which way is up stays. Undefined when the bytes are no complete picture, and
 * for kinds of file that are sent as they are.
 */
export function photoPieces(kind: FileKind, bytes: Uint8Array): readonly Piece[] | undefined {
  if (kind === 'jpeg') return jpegPieces(bytes);

  return kind === 'png' ? pngPieces(bytes) : undefined;
}

/** Whether a kind of file carries data about where and how it was made, which does not belong to us. */
export function isPhoto(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png';
}
