import { fail, ok, type Result } from '../result.ts';
import { type FileKind, kindsOfExtension, MAX_UPLOAD_BYTES } from './file-kinds.ts';
import { extensionOf, hidesProgram } from './file-names.ts';
import { isHarmlessDocx } from './inspect-docx.ts';
import { RECOGNITION_BYTES, recognizeFile } from './recognize-file.ts';

/** Why a file is not taken (spec 1, sections 5 and 8; an empty file counts as one of an invalid type there). */
export type FileRefusal = 'invalid-type' | 'too-large' | 'empty';

/** How many bytes of a file's beginning `checkFileEnds` wants. */
export const HEAD_BYTES = RECOGNITION_BYTES;

/** How many bytes of a file's end `checkFileEnds` wants: room for the list of contents of a large docx. */
export const TAIL_BYTES = 1_048_576;

/** The stream that makes a compound file a Word document; its name stands in the directory in UTF-16. */
const WORD_STREAM = Uint8Array.from([...'WordDocument'].flatMap((sign) => [sign.charCodeAt(0), 0]));

export type NamedSize = { name: string; size: number };

/** What can be said of a file without reading it: its name, and its size in bytes. */
export function checkNameAndSize({ name, size }: NamedSize): Result<undefined, FileRefusal> {
  if (kindsOfExtension(extensionOf(name)).length === 0 || hidesProgram(name)) {
    return fail('invalid-type');
  }
  if (size === 0) return fail('empty');

  return size > MAX_UPLOAD_BYTES ? fail('too-large') : ok(undefined);
}

/** As `checkFile`, for where only the two ends of a file are at hand: `HEAD_BYTES` and `TAIL_BYTES` of it. */
export function checkFileEnds({
  name,
  size,
  head,
  tail,
}: NamedSize & { head: Uint8Array; tail: Uint8Array }): Result<FileKind, FileRefusal> {
  const checked = checkNameAndSize({ name, size });
  if (!checked.ok) return checked;

  const kind = recognizeFile(head);
  if (!kind || !kindsOfExtension(extensionOf(name)).includes(kind)) return fail('invalid-type');
  if (kind === 'docx' && !isHarmlessDocx(tail, size)) return fail('invalid-type');

  return ok(kind);
}

/**
 * Whether a file may be kept, and what it is: by the ending of its name, its size in bytes and its contents. The
 * browser says so before an upload, the server after it.
 */
export function checkFile({
  name,
  size,
  bytes,
}: NamedSize & { bytes: Uint8Array }): Result<FileKind, FileRefusal> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const tail = bytes.subarray(-TAIL_BYTES);
  const checked = checkFileEnds({ name, size, head, tail });
  if (!checked.ok || checked.value !== 'doc') return checked;

  return contains(bytes, WORD_STREAM) ? checked : fail('invalid-type');
}

function contains(bytes: Uint8Array, wanted: Uint8Array): boolean {
  return bytes.some(
    (first, at) => first === wanted[0] && wanted.every((byte, index) => bytes[at + index] === byte),
  );
}
