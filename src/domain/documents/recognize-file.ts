import type { FileKind } from './file-kinds.ts';

/** The number of bytes from the start of a file that are enough to recognize it. */
export const RECOGNITION_BYTES = 64;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A PDF may start with a byte order mark or blank lines, which some mail programs add. */
const PDF_START = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/;

/** The brands of photos from phones in the file header (ISO 23008-12). */
const HEIF_START = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif)/;

/**
 * The kind of a file by its first bytes. Undefined for kinds that are not allowed. 'doc' and 'docx'
 * mean any container of that kind here; `checkFile` checks more.
 */
export function recognizeFile(head: Uint8Array): FileKind | undefined {
  if (PDF_START.test(toText(head))) return 'pdf';

  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

/** Whether the first bytes belong to a photo in HEIC or a similar format, which we cannot read. */
export function isHeif(head: Uint8Array): boolean {
  return HEIF_START.test(toText(head));
}

/** One character per byte. */
function toText(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(0, RECOGNITION_BYTES));
}
