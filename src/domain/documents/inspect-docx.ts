import { readArchive, type ArchiveEntry } from './read-archive.ts';

/** Maximum unpacked size of a document, in bytes. */
export const MAX_UNPACKED_BYTES = 209_715_200;

/**
 * Maximum ratio of unpacked to packed size. Text shrinks to a twentieth, a zip bomb to a
 * thousandth.
 */
export const MAX_UNPACKED_RATIO = 100;

/** More parts than any document that a person has written. */
export const MAX_ARCHIVE_ENTRIES = 5000;

/**
 * An archive without these parts is not a Word document. If one occurs twice, programs disagree on
 * which of the two counts.
 */
const NEEDED_PARTS = ['[Content_Types].xml', 'word/document.xml'];

/** Zip bombs nest archives, and a docx has no need for macros and programs. */
const FORBIDDEN_PART =
  /\.(?:zip|7z|rar|gz|jar|exe|dll|js|vbs)$|(?:^|\/)vbaProject\.bin$|\.\.|\\|^\//i;

/**
 * Whether the end of a file belongs to a Word document that is safe to unpack. Only the directory
 * at the end of the archive is checked; nothing is unpacked. `size` is the size of the whole file
 * and `tail` its last bytes. A directory that does not fit in `tail` is refused.
 */
export function isHarmlessDocx(tail: Uint8Array, size: number): boolean {
  const archive = readArchive(tail, size);
  if (!archive || archive.entries.length > MAX_ARCHIVE_ENTRIES) return false;

  const { entries, listStart } = archive;
  const names = entries.map(({ name }) => name);
  if (!NEEDED_PARTS.every((part) => names.filter((name) => name === part).length === 1)) {
    return false;
  }
  if (names.some((name) => FORBIDDEN_PART.test(name)) || hasOverlap(entries, listStart)) {
    return false;
  }

  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);

  return unpacked <= MAX_UNPACKED_BYTES && unpacked <= size * MAX_UNPACKED_RATIO;
}

/**
 * Whether entries share bytes. Shared bytes make a small file unpack to a huge one, whatever the
 * ratio of each entry.
 */
function hasOverlap(entries: readonly ArchiveEntry[], listStart: number): boolean {
  const ordered = entries.toSorted((one, other) => one.start - other.start);

  return ordered.some(({ leastEnd }, index) => leastEnd > (ordered[index + 1]?.start ?? listStart));
}
