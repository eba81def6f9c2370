/** A file in a zip archive, as the archive's directory lists it. */
export type ArchiveEntry = {
  name: string;
  /** The start of its local header, counted from the start of the archive. */
  start: number;
  /** The earliest possible end: header, name and packed bytes. */
  leastEnd: number;
  unpackedBytes: number;
};

/** The directory of a zip archive (PKWARE APPNOTE 6.3.10, sections 4.3.12 and 4.3.16). */
export type Archive = { entries: readonly ArchiveEntry[]; listStart: number };

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const MAX_COMMENT_BYTES = 65_535;

const ENCRYPTED_FLAG = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * Read the directory at the end of an archive. `tail` contains the last bytes of a file of `size`
 * bytes. Undefined when the directory is incomplete or of a kind that no word processor writes:
 * split, encrypted, with a rare compression method, larger than 4 GB, or with bytes between the
 * directory and the end.
 */
export function readArchive(tail: Uint8Array, size: number): Archive | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;

  const count = view.getUint16(end + 10, true);
  const listBytes = view.getUint32(end + 12, true);
  const listStart = view.getUint32(end + 16, true);
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  const position = end - listBytes;
  const isInPlace = listStart === size - tail.byteLength + position;
  if (!isWhole || position < 0 || !isInPlace) return undefined;

  const entries = readEntries(view, { position, end, count });

  return entries && { entries, listStart };
}

/**
 * Find the end record. Only a comment may follow it, and the record contains the comment's length.
 */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  const first = Math.max(0, last - MAX_COMMENT_BYTES);

  for (let position = last; position >= first; position -= 1) {
    const isEnd = view.getUint32(position, true) === END_SIGNATURE;
    if (isEnd && view.getUint16(position + 20, true) === last - position) return position;
  }

  return undefined;
}

type ListPlace = { position: number; end: number; count: number };

function readEntries(view: DataView, { position, end, count }: ListPlace) {
  const entries: ArchiveEntry[] = [];
  let next = position;

  while (next + ENTRY_BYTES <= end && view.getUint32(next, true) === ENTRY_SIGNATURE) {
    const entry = readEntry(view, next);
    if (!entry) return undefined;
    entries.push(entry.value);
    next = entry.next;
  }

  return next === end && entries.length === count ? entries : undefined;
}

function readEntry(view: DataView, at: number): { value: ArchiveEntry; next: number } | undefined {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const nameLength = view.getUint16(at + 28, true);
  const nameStart = at + ENTRY_BYTES;
  const next =
    nameStart + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if ((flags & ENCRYPTED_FLAG) !== 0 || ![STORED, DEFLATED].includes(method)) return undefined;
  if (next > view.byteLength) return undefined;

  const start = view.getUint32(at + 42, true);
  const name = new TextDecoder().decode(
    new Uint8Array(view.buffer, view.byteOffset + nameStart, nameLength),
  );

  return {
    value: {
      name,
      start,
      leastEnd: start + LOCAL_HEADER_BYTES + nameLength + packedBytes,
      unpackedBytes: view.getUint32(at + 24, true),
    },
    next,
  };
}
