import sharp from 'sharp';
import { zipOf, type ZipEntry } from './zip-archive.ts';

/** A PDF of one empty page that PDF readers open. */
export function pdfFile(): Buffer {
  const parts = [
    '%PDF-1.4\n',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n',
  ];
  const offsets = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('').length);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const start = parts.join('').length;
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}`;

  return Buffer.from(
    `${parts.join('')}${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** A PDF of this exact size. PDF readers skip the bytes after its end. */
export function pdfOfSize(bytes: number): Buffer {
  return Buffer.concat([pdfFile(), Buffer.alloc(bytes)]).subarray(0, bytes);
}

/** The required parts of a Word document. */
export const WORD_PARTS: readonly ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    text:
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    text:
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  {
    name: 'word/document.xml',
    text:
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">' +
      '<w:body><w:p><w:r><w:t>Net worth statement</w:t></w:r></w:p></w:body></w:document>',
  },
];

/** A Word document with one line of text. */
export function docxFile(more: readonly ZipEntry[] = []): Buffer {
  return zipOf([...WORD_PARTS, ...more]);
}

const SECTOR_BYTES = 512;

/** A compound file as old Word wrote it: header, allocation table, directory, one empty stream. */
export function docFile(stream = 'WordDocument'): Buffer {
  const header = Buffer.alloc(SECTOR_BYTES, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 80);
  header.writeUInt32LE(0, 76);

  const table = Buffer.alloc(SECTOR_BYTES, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);

  const entries = [entryOf('Root Entry', 5, 1), entryOf(stream, 2), Buffer.alloc(256)];

  return Buffer.concat([header, table, ...entries]);
}

function entryOf(name: string, type: number, child = 0xffffffff): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  entry[67] = 1;
  entry.writeUInt32LE(0xffffffff, 68);
  entry.writeUInt32LE(0xffffffff, 72);
  entry.writeUInt32LE(child, 76);
  entry.writeUInt32LE(0xfffffffe, 116);

  return entry;
}

/** The location in the metadata of the photograph below. */
const PLACE = {
  IFD0: { Make: 'Marshphone', Copyright: 'Marisol Okafor' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 30/1', GPSLongitudeRef: 'W' },
};

/** A photograph as a phone writes it: rotated, with the place where it was taken. */
export function photoFile({ width = 48, height = 32 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6f5e' } })
    .withExif(PLACE)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A screenshot with the same metadata. */
export function pngFile({ width = 48, height = 32 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#b06a3b' } })
    .withExif(PLACE)
    .png()
    .toBuffer();
}

/** The beginning of a Windows program. */
export function programFile(): Buffer {
  return Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(2048, 7)]);
}

/** The beginning of a photograph in the iPhone's format. */
export function heicFile(): Buffer {
  return Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypheic', 'latin1'), Buffer.alloc(2048)]);
}
