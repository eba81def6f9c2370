import {
  checkFileEnds,
  checkNameAndSize,
  type FileRefusal,
  HEAD_BYTES,
  TAIL_BYTES,
} from '~/domain/documents/check-file';
import { type FileKind, mimeTypeOf } from '~/domain/documents/file-kinds';
import { extensionOf } from '~/domain/documents/file-names';
import { isPhoto, photoPieces } from '~/domain/documents/photo-pieces';
import { isHeif } from '~/domain/documents/recognize-file';
import { fail, ok, type Result } from '~/domain/result';

/** A file as it is sent. Except for photographs it is the very file that was chosen, still on the disk. */
export type PreparedFile = { file: Blob; mimeType: string };

/** Why a file cannot be sent. 'heic' is a photograph that needs saving in another format; 'unreadable' is gone or locked. */
export type PrepareFailure = FileRefusal | 'heic' | 'unreadable';

const HEIF_EXTENSIONS = new Set(['heic', 'heif', 'hif']);

/**
 * Check a file that was chosen and take out of a photograph where it was taken. Reads the two ends of the file; only a
 * photograph is read as a whole, and let go of before this is done.
 */
export async function prepareFile(file: File): Promise<Result<PreparedFile, PrepareFailure>> {
  try {
    return await prepare(file);
  } catch {
    return fail('unreadable');
  }
}

async function prepare(file: File): Promise<Result<PreparedFile, PrepareFailure>> {
  const { name, size } = file;
  const head = await readBytes(file.slice(0, HEAD_BYTES));
  if (HEIF_EXTENSIONS.has(extensionOf(name).toLowerCase()) || isHeif(head)) return fail('heic');

  const named = checkNameAndSize({ name, size });
  if (!named.ok) return named;

  const tail = await readBytes(file.slice(-TAIL_BYTES));
  const checked = checkFileEnds({ name, size, head, tail });
  if (!checked.ok) return checked;

  const cleaned = isPhoto(checked.value) ? await withoutPlace(file, checked.value) : file;

  return cleaned
    ? ok({ file: cleaned, mimeType: mimeTypeOf(checked.value) })
    : fail('invalid-type');
}

/** The pieces refer to the file on the disk: the bytes that were read to find them are not kept. */
async function withoutPlace(file: File, kind: FileKind): Promise<Blob | undefined> {
  const pieces = photoPieces(kind, await readBytes(file));

  return (
    pieces &&
    new Blob(
      pieces.map((piece) => ('from' in piece ? file.slice(piece.from, piece.to) : piece)),
      { type: mimeTypeOf(kind) },
    )
  );
}

async function readBytes(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await part.arrayBuffer());
}
