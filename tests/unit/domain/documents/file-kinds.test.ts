import { describe, expect, it } from 'vitest';
import {
  FILE_KINDS,
  isShownByBrowsers,
  kindOfMimeType,
  kindsOfExtension,
  MAX_UPLOAD_BYTES,
  mimeTypeOf,
  UPLOAD_EXTENSIONS,
} from '~/domain/documents/file-kinds';

describe('file kinds', () => {
  it('include six extensions', () => {
    expect(UPLOAD_EXTENSIONS).toEqual(['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']);
  });

  it('define 25 MB as 25 x 1024 x 1024 bytes', () => {
    expect(MAX_UPLOAD_BYTES).toBe(25 * 1024 * 1024);
  });

  it.each(FILE_KINDS)('finds %s by its media type', (kind) => {
    expect(kindOfMimeType(mimeTypeOf(kind))).toBe(kind);
  });

  it('contain no kind for another media type', () => {
    expect(kindOfMimeType('text/html')).toBeUndefined();
  });

  it('let browsers show images and PDF files only', () => {
    expect(FILE_KINDS.filter(isShownByBrowsers)).toEqual(['pdf', 'jpeg', 'png']);
    expect(isShownByBrowsers(undefined)).toBe(false);
  });

  it("ignore the case of an extension, and accept an image with another image kind's extension", () => {
    expect(kindsOfExtension('PDF')).toEqual(['pdf']);
    expect(kindsOfExtension('Jpg')).toEqual(['jpeg', 'png']);
    expect(kindsOfExtension('exe')).toEqual([]);
    expect(kindsOfExtension('')).toEqual([]);
  });
});
