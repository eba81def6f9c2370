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

/**
 * A file as it is uploaded. Photographs are cleaned; every other file is the chosen file itself,
 * still on disk.
 */
export type PreparedFile = { file: Blob; mimeType: string };

/**
 * Reasons that a file cannot be uploaded. 'heic': a photograph that has to be saved in another
 * format. 'unreadable': the file was removed or is locked.
 */
export type PrepareFailure = FileRefusal | 'heic' | 'unreadable';

const HEIF_EXTENSIONS = new Set(['heic', 'heif', 'hif']);

/**
 * Check a chosen file, and remove the location from photographs. Reads only both ends of a file,
 * except for photographs, which are read whole and released before the function returns.
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

/**
 * Remove the location from a photograph. The new file refers to ranges of the file on disk, so that
 * its bytes do not stay in memory.
 */
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
