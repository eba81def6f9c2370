import { readArchive, type ArchiveEntry } from './read-archive.ts';

/** Most a document may unpack to, in bytes. */
export const MAX_UNPACKED_BYTES = 209_715_200;

/** Most a document may grow when it is unpacked: text shrinks to a twentieth, a bomb to a thousandth. */
export const MAX_UNPACKED_RATIO = 100;

/** More parts no document written by a person has. */
export const MAX_ARCHIVE_ENTRIES = 5000;

/** Without these it is some other archive; with two of one, programs do not agree which counts. */
const NEEDED_PARTS = ['[Content_Types].xml', 'word/document.xml'];

/** Archives inside the archive are how bombs nest; macros and programs have no place in a docx. */
const FORBIDDEN_PART =
  /\.(?:zip|7z|rar|gz|jar|exe|dll|js|vbs)$|(?:^|\/)vbaProject\.bin$|\.\.|\\|^\//i;

/**
 * Whether the end of a file is that of a Word document that may be unpacked without harm. Judged by the list of
 * contents that stands at the end of every such archive; nothing is unpacked here. `size` is that of the whole file,
 * `tail` its last bytes: a list that does not fit into them is not accepted.
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

/** Entries that share their bytes make a small file a huge one, whatever the ratio of each. */
function hasOverlap(entries: readonly ArchiveEntry[], listStart: number): boolean {
  const ordered = entries.toSorted((one, other) => one.start - other.start);

  return ordered.some(({ leastEnd }, index) => leastEnd > (ordered[index + 1]?.start ?? listStart));
}
