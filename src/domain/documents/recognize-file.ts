import type { FileKind } from './file-kinds.ts';

/** How many bytes from the beginning of a file are enough to recognize it. */
export const RECOGNITION_BYTES = 64;

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['doc', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['docx', [0x50, 0x4b, 0x03, 0x04]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** A PDF may begin with a byte order mark or blank lines; programs that send them by mail add some. */
const PDF_START = /^(?:\u00ef\u00bb\u00bf)?\s*%PDF-\d/;

/** The brands under which phones write their photographs (ISO 23008-12). */
const HEIF_START = /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avif)/;

/**
 * What the first bytes of a file say that it is; undefined for anything that is not taken. 'doc' and 'docx' are any
 * container of that kind at this point: see `checkFile`.
 */
export function recognizeFile(head: Uint8Array): FileKind | undefined {
  if (PDF_START.test(toText(head))) return 'pdf';

  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
}

/** Whether the first bytes are those of a photograph in HEIC or a format like it, which we cannot read. */
export function isHeif(head: Uint8Array): boolean {
  return HEIF_START.test(toText(head));
}

/** One character per byte. */
function toText(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(0, RECOGNITION_BYTES));
}
