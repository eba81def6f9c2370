import { describe, expect, it } from 'vitest';
import { checkFile, checkFileEnds, checkNameAndSize } from '~/domain/documents/check-file';
import {
  docFile,
  docxFile,
  pdfFile,
  pdfOfSize,
  photoFile,
  pngFile,
  programFile,
  WORD_PARTS,
} from '../../../support/upload-files';
import { zipOf } from '../../../support/zip-archive';

const MAX = 26_214_400;

function check(name: string, bytes: Uint8Array) {
  return checkFile({ name, size: bytes.byteLength, bytes });
}

const invalid = { ok: false, code: 'invalid-type' };

describe('checkFile', () => {
  it('accepts each kind with its own extension', async () => {
    expect(check('a.pdf', pdfFile())).toEqual({ ok: true, value: 'pdf' });
    expect(check('a.DOC', docFile())).toEqual({ ok: true, value: 'doc' });
    expect(check('a.docx', docxFile())).toEqual({ ok: true, value: 'docx' });
    expect(check('a.jpg', await photoFile())).toEqual({ ok: true, value: 'jpeg' });
    expect(check('a.jpeg', await photoFile())).toEqual({ ok: true, value: 'jpeg' });
    expect(check('a.png', await pngFile())).toEqual({ ok: true, value: 'png' });
  });

  it('accepts an image with the extension of another image kind', async () => {
    expect(check('a.png', await photoFile())).toEqual({ ok: true, value: 'jpeg' });
  });

  it("refuses a renamed program, an unknown extension, and a program's extension before the last one", () => {
    expect(check('setup.pdf', programFile())).toEqual(invalid);
    expect(check('setup.exe', programFile())).toEqual(invalid);
    expect(check('setup.exe.pdf', pdfFile())).toEqual(invalid);
    expect(check('no-ending', pdfFile())).toEqual(invalid);
  });

  it('refuses a kind with the extension of another', () => {
    expect(check('a.docx', pdfFile())).toEqual(invalid);
    expect(check('a.pdf', docxFile())).toEqual(invalid);
    expect(check('a.docx', docFile())).toEqual(invalid);
  });

  it('refuses a compound file that is not a Word document, such as a spreadsheet or an installer', () => {
    expect(check('a.doc', docFile('Workbook'))).toEqual(invalid);
    expect(check('a.doc', docFile('WordDoc'))).toEqual(invalid);
  });

  it('refuses an archive that is not a Word document', () => {
    expect(check('a.docx', zipOf([{ name: 'notes.txt', text: 'hello' }]))).toEqual(invalid);
  });

  it('accepts a file of exactly 25 MB and refuses one byte more', () => {
    expect(check('a.pdf', pdfOfSize(MAX))).toEqual({ ok: true, value: 'pdf' });
    expect(check('a.pdf', pdfOfSize(MAX + 1))).toEqual({ ok: false, code: 'too-large' });
  });

  it('reports an empty file', () => {
    expect(check('a.pdf', new Uint8Array())).toEqual({ ok: false, code: 'empty' });
  });
});

describe('checkNameAndSize', () => {
  it.each([
    ['a.pdf', 1, { ok: true, value: undefined }],
    ['a.pdf', MAX, { ok: true, value: undefined }],
    ['a.pdf', MAX + 1, { ok: false, code: 'too-large' }],
    ['a.pdf', 0, { ok: false, code: 'empty' }],
    ['a.exe', 0, invalid],
    ['a.heic', 5, invalid],
  ])('checks %s with %i bytes', (name, size, result) => {
    expect(checkNameAndSize({ name, size })).toEqual(result);
  });
});

describe('checkFileEnds', () => {
  it('checks a Word document by its two ends alone', () => {
    const bytes = zipOf([
      { name: 'word/media/scan.png', text: Buffer.alloc(4000, 'ab12') },
      ...WORD_PARTS,
    ]);
    const ends = { head: bytes.subarray(0, 64), tail: bytes.subarray(-600) };

    expect(checkFileEnds({ name: 'a.docx', size: bytes.length, ...ends })).toEqual({
      ok: true,
      value: 'docx',
    });
    expect(checkFileEnds({ name: 'a.docx', size: bytes.length + 1, ...ends })).toEqual(invalid);
  });
});
