import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readArchive } from '~/domain/documents/read-archive';

/** The offset of the name's length in an entry of the list (PKWARE APPNOTE 6.3.10, section 4.3.12). */
const NAME_LENGTH_AT = 28;

function archive(): Uint8Array {
  return zipSync({ 'word/document.xml': new Uint8Array([1, 2, 3]) });
}

it('reads the names of an archive', () => {
  const bytes = archive();

  expect(readArchive(bytes, bytes.byteLength)?.entries.map(({ name }) => name)).toEqual([
    'word/document.xml',
  ]);
});

it('refuses an entry whose name is longer than the rest of the file', () => {
  const bytes = archive();
  const start = readArchive(bytes, bytes.byteLength)?.listStart ?? 0;
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(start + NAME_LENGTH_AT, 60_000, true);

  expect(readArchive(bytes, bytes.byteLength)).toBeUndefined();
});

/** The offset of the extra field's length in an entry. */
const EXTRA_LENGTH_AT = 30;

it('refuses an entry that ends behind the list', () => {
  const bytes = archive();
  const start = readArchive(bytes, bytes.byteLength)?.listStart ?? 0;
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(start + EXTRA_LENGTH_AT, 5, true);

  expect(readArchive(bytes, bytes.byteLength)).toBeUndefined();
});

/** The offsets of both counts of entries in the end record (section 4.3.16), counted from the end of the file. */
const COUNTS_BEFORE_END = [14, 12];

it('refuses a list with fewer entries than its count', () => {
  const bytes = archive();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const offset of COUNTS_BEFORE_END) view.setUint16(bytes.byteLength - offset, 2, true);

  expect(readArchive(bytes, bytes.byteLength)).toBeUndefined();
});

it('refuses text that is shorter than the end record', () => {
  expect(readArchive(new Uint8Array(10), 10)).toBeUndefined();
});
