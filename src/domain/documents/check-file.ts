import { fail, ok, type Result } from '../result.ts';
import { type FileKind, kindsOfExtension, MAX_UPLOAD_BYTES } from './file-kinds.ts';
import { extensionOf, hidesProgram } from './file-names.ts';
import { isHarmlessDocx } from './inspect-docx.ts';
import { RECOGNITION_BYTES, recognizeFile } from './recognize-file.ts';

/** Reasons that a file is refused. */
export type FileRefusal = 'invalid-type' | 'too-large' | 'empty';

/** The number of bytes from the start of a file that `checkFileEnds` needs. */
export const HEAD_BYTES = RECOGNITION_BYTES;

/**
 * The number of bytes from the end of a file that `checkFileEnds` needs. They have room for the
 * directory of a large docx.
 */
export const TAIL_BYTES = 1_048_576;

/**
 * The stream that only Word documents have among compound files. The directory stores its name in
 * UTF-16.
 */
const WORD_STREAM = Uint8Array.from([...'WordDocument'].flatMap((sign) => [sign.charCodeAt(0), 0]));

export type NamedSize = { name: string; size: number };

/** Check a file's name and its size in bytes, without reading it. */
export function checkNameAndSize({ name, size }: NamedSize): Result<undefined, FileRefusal> {
  if (kindsOfExtension(extensionOf(name)).length === 0 || hidesProgram(name)) {
    return fail('invalid-type');
  }
  if (size === 0) return fail('empty');

  return size > MAX_UPLOAD_BYTES ? fail('too-large') : ok(undefined);
}

/**
 * Check a file by its two ends, `HEAD_BYTES` and `TAIL_BYTES`, where the whole file is not
 * available. Otherwise the same as `checkFile`.
 */
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
 * Whether a file is allowed, and its kind, by its extension, its size in bytes and its contents.
 * The browser checks before an upload, the server after it.
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
