import { describe, expect, it } from 'vitest';
import { isHeif, recognizeFile } from '~/domain/documents/recognize-file';
import {
  docFile,
  docxFile,
  heicFile,
  pdfFile,
  photoFile,
  pngFile,
  programFile,
} from '../../../support/upload-files';

describe('recognizeFile', () => {
  it('recognizes each kind by its first bytes', async () => {
    expect(recognizeFile(pdfFile())).toBe('pdf');
    expect(recognizeFile(docFile())).toBe('doc');
    expect(recognizeFile(docxFile())).toBe('docx');
    expect(recognizeFile(await photoFile())).toBe('jpeg');
    expect(recognizeFile(await pngFile())).toBe('png');
  });

  it.each(['\u00ef\u00bb\u00bf%PDF-1.7', '\r\n%PDF-2.0'])(
    'recognizes a PDF that begins with %j',
    (text) => {
      expect(recognizeFile(Buffer.from(text, 'latin1'))).toBe('pdf');
    },
  );

  it.each(['', '%PDF', '<html>%PDF-1.4', 'PK\x05\x06', '\xff\xd8', 'GIF89a'])(
    'does not recognize %j',
    (text) => {
      expect(recognizeFile(Buffer.from(text, 'latin1'))).toBeUndefined();
    },
  );

  it('does not recognize a program', () => {
    expect(recognizeFile(programFile())).toBeUndefined();
  });
});

describe('isHeif', () => {
  it("recognizes a photograph in the iPhone's format", async () => {
    expect(isHeif(heicFile())).toBe(true);
    expect(isHeif(await photoFile())).toBe(false);
  });

  it('does not accept a video', () => {
    expect(isHeif(Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'))).toBe(false);
  });
});
