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
  it('takes the six endings of the specification', () => {
    expect(UPLOAD_EXTENSIONS).toEqual(['pdf', 'doc', 'docx', 'jpg', 'jpeg', 'png']);
  });

  it('means 25 x 1024 x 1024 bytes by 25MB', () => {
    expect(MAX_UPLOAD_BYTES).toBe(25 * 1024 * 1024);
  });

  it.each(FILE_KINDS)('finds %s by its media type', (kind) => {
    expect(kindOfMimeType(mimeTypeOf(kind))).toBe(kind);
  });

  it('knows no kind for another media type', () => {
    expect(kindOfMimeType('text/html')).toBeUndefined();
  });

  it('lets browsers show pictures and PDF files only', () => {
    expect(FILE_KINDS.filter(isShownByBrowsers)).toEqual(['pdf', 'jpeg', 'png']);
    expect(isShownByBrowsers(undefined)).toBe(false);
  });

  it('reads an ending in any case, and takes a picture under the ending of the other kind', () => {
    expect(kindsOfExtension('PDF')).toEqual(['pdf']);
    expect(kindsOfExtension('Jpg')).toEqual(['jpeg', 'png']);
    expect(kindsOfExtension('exe')).toEqual([]);
    expect(kindsOfExtension('')).toEqual([]);
  });
});
