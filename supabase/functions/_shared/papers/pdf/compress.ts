import { deflateSync } from 'node:zlib';
import { PDFContentStream, type PDFDocument } from '@cantoo/pdf-lib';

/** Files that documents share, such as the common letters of a font, compressed. */
const shared = new WeakMap<Uint8Array, Uint8Array>();

/**
 * Compress what a document embeds with the zlib of the platform. It takes a quarter of the time that the library's own
 * takes, and a file that documents share is compressed once.
 */
export function compressFiles({ context }: PDFDocument): void {
  context.flateStream = (contents, dict = {}) =>
    context.stream(typeof contents === 'string' ? deflateSync(contents) : compressOnce(contents), {
      ...dict,
      Filter: 'FlateDecode',
    });
}

function compressOnce(file: Uint8Array): Uint8Array {
  const compressed = shared.get(file) ?? deflateSync(file);
  shared.set(file, compressed);

  return compressed;
}

/** Compress the pages of a document, when nothing will be drawn any more. */
export function compressPages({ context }: PDFDocument): void {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFContentStream)
      object.updateContents(deflateSync(object.getUnencodedContents()));
  }
}
