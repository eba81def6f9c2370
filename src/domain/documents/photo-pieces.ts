import type { FileKind } from './file-kinds.ts';
import { jpegPieces } from './jpeg-pieces.ts';
import type { Piece } from './photo-piece.ts';
import { pngPieces } from './png-pieces.ts';

/**
 * The parts of an image to upload, without data about its place, camera or author. The image is not
 * compressed again and loses no quality, and its orientation stays. Undefined when the bytes are
 * not a complete image, and for other kinds of files, which are uploaded unchanged.
 */
export function photoPieces(kind: FileKind, bytes: Uint8Array): readonly Piece[] | undefined {
  if (kind === 'jpeg') return jpegPieces(bytes);

  return kind === 'png' ? pngPieces(bytes) : undefined;
}

/** Whether a kind of file may contain data about where and how it was made. */
export function isPhoto(kind: FileKind): boolean {
  return kind === 'jpeg' || kind === 'png';
}
