import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHarmlessDocx } from '~/domain/documents/inspect-docx';
import { docxFile, WORD_PARTS } from '../../../support/upload-files';
import { type ZipEntry, zipOf } from '../../../support/zip-archive';

function isTaken(bytes: Uint8Array): boolean {
  return isHarmlessDocx(bytes, bytes.byteLength);
}

function isTakenWith(...more: ZipEntry[]): boolean {
  return isTaken(docxFile(more));
}

/** A part that does not compress, so that the declared sizes of other parts are small beside it. */
const noise: ZipEntry = { name: 'word/media/photo.jpeg', text: randomBytes(300_000) };

describe('isHarmlessDocx', () => {
  it("accepts a document, also with images, another program's list order and a comment", () => {
    expect(isTakenWith(noise, { name: 'word/embeddings/costs.xlsx', text: 'PK' })).toBe(true);
    expect(isTaken(zipOf(WORD_PARTS, 'Saved at home'))).toBe(true);
  });

  it.each(['[Content_Types].xml', 'word/document.xml'])('refuses an archive without %s', (part) => {
    expect(isTaken(zipOf(WORD_PARTS.filter(({ name }) => name !== part)))).toBe(false);
  });

  it('refuses two documents with the same name', () => {
    expect(isTakenWith({ name: 'word/document.xml', text: 'another' })).toBe(false);
  });

  it('accepts a declared unpacked size of 100 times the file and refuses one byte more', () => {
    const declared = { name: 'word/a.xml', text: 'a' };
    const size = docxFile([{ ...declared, declaredBytes: 1 }]).byteLength;
    const rest = WORD_PARTS.reduce((sum, { text }) => sum + Buffer.from(text ?? '').length, 0);
    const most = size * 100 - rest;

    expect(isTakenWith({ ...declared, declaredBytes: most })).toBe(true);
    expect(isTakenWith({ ...declared, declaredBytes: most + 1 })).toBe(false);
  });

  it("refuses an unpacked size above 200 MB, whatever the file's size", () => {
    const noises = Array.from({ length: 12 }, (_, index) => ({ ...noise, name: `word/${index}` }));
    const archive = (declaredBytes: number) =>
      docxFile([...noises, { name: 'word/a.xml', text: 'a', declaredBytes }]);

    expect(archive(1).byteLength * 100).toBeGreaterThan(215_000_000);
    expect(isTaken(archive(205_000_000))).toBe(true);
    expect(isTaken(archive(209_715_200))).toBe(false);
  });

  it('refuses a real bomb', () => {
    expect(isTakenWith({ name: 'word/a.xml', text: Buffer.alloc(30_000_000) })).toBe(false);
  });

  it('refuses parts that share bytes', () => {
    expect(isTakenWith({ name: 'word/a.xml', text: 'a', declaredStart: 0 })).toBe(false);
    expect(isTakenWith({ name: 'word/a.xml', text: 'a', declaredStart: 4_000_000 })).toBe(false);
  });

  it.each([
    'bomb.zip',
    'word/embeddings/more.7z',
    'word/vbaProject.bin',
    'word/run.exe',
    '../outside.xml',
    '/etc/passwd',
    'word\\document.xml',
  ])('refuses a document with %s in it', (name) => {
    expect(isTakenWith({ name, text: 'x' })).toBe(false);
  });

  it('accepts 5000 parts and refuses one more', () => {
    const parts = (count: number) =>
      Array.from({ length: count - WORD_PARTS.length }, (_, index) => ({ name: `word/${index}` }));

    expect(isTaken(docxFile(parts(5000)))).toBe(true);
    expect(isTaken(docxFile(parts(5001)))).toBe(false);
  });

  it('refuses encrypted parts and compression methods that Word does not use', () => {
    expect(isTakenWith({ name: 'word/a.xml', flags: 1 })).toBe(false);
    expect(isTakenWith({ name: 'word/a.xml', method: 14 })).toBe(false);
    expect(isTakenWith({ name: 'word/a.xml', method: 0 })).toBe(true);
  });

  it('refuses an archive that was cut off or extended at any position', () => {
    const whole = docxFile();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(isTaken(whole.subarray(0, length))).toBe(false);
        expect(isTaken(whole.subarray(whole.length - length))).toBe(false);
        expect(isTaken(Buffer.concat([whole, whole.subarray(0, length + 1)]))).toBe(false);
      }),
    );
  });

  it('returns an answer for any value of any list byte', () => {
    const whole = docxFile();
    const place = fc.integer({ min: 400, max: whole.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 255 }), (at, byte) => {
        const changed = Buffer.from(whole);
        changed[at] = byte;
        expect(isTaken(changed)).toBeTypeOf('boolean');
      }),
    );
  });

  it('returns an answer for any bytes', () => {
    const archiveLike = fc
      .uint8Array({ maxLength: 400 })
      .map((bytes) => Buffer.concat([bytes, Buffer.from('PK\x05\x06'), bytes.subarray(0, 18)]));
    fc.assert(fc.property(fc.oneof(fc.uint8Array(), archiveLike), (bytes) => !isTaken(bytes)));
  });
});
