import { describe, expect, it, vi } from 'vitest';
import { prepareFile } from '~/platform/prepare-file';
import {
  docFile,
  docxFile,
  heicFile,
  pdfFile,
  photoFile,
  programFile,
} from '../../support/upload-files';

function file(name: string, bytes: Uint8Array): File {
  return new File([Uint8Array.from(bytes)], name);
}

async function prepared(name: string, bytes: Uint8Array) {
  const result = await prepareFile(file(name, bytes));
  if (!result.ok) throw new Error(result.code);

  return result.value;
}

describe('prepareFile', () => {
  it('returns the selected file itself, with the type of its contents', async () => {
    const chosen = file('will.pdf', pdfFile());

    const result = await prepareFile(chosen);

    expect(result.ok && result.value.file).toBe(chosen);
    expect(result.ok && result.value.mimeType).toBe('application/pdf');
    expect((await prepared('a.doc', docFile())).mimeType).toBe('application/msword');
    expect((await prepared('a.docx', docxFile())).mimeType).toContain('wordprocessingml');
  });

  it('removes the location from a photograph, whatever its extension', async () => {
    const photo = await photoFile();

    const { file: sent, mimeType } = await prepared('photo.png', photo);

    expect(mimeType).toBe('image/jpeg');
    expect(sent.size).toBeLessThan(photo.length);
    expect(Buffer.from(await sent.arrayBuffer()).includes('Marshphone')).toBe(false);
  });

  it.each([
    ['a.exe', programFile(), 'invalid-type'],
    ['a.pdf', programFile(), 'invalid-type'],
    ['a.pdf', new Uint8Array(), 'empty'],
    ['a.heic', heicFile(), 'heic'],
    ['a.JPG', heicFile(), 'heic'],
    ['a.HEIF', pdfFile(), 'heic'],
    ['a.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), 'invalid-type'],
  ])('refuses %s with other contents', async (name, bytes, code) => {
    expect(await prepareFile(file(name, bytes))).toEqual({ ok: false, code });
  });

  it('reads only the two ends of a large file', async () => {
    const large = file('large.pdf', Buffer.concat([pdfFile(), Buffer.alloc(5_000_000)]));
    const slice = vi.spyOn(large, 'slice');
    const whole = vi.spyOn(large, 'arrayBuffer');

    await prepareFile(large);

    expect(slice.mock.calls).toEqual([[0, 64], [-1_048_576]]);
    expect(whole).not.toHaveBeenCalled();
  });

  it('reports an unreadable file', async () => {
    const gone = file('will.pdf', pdfFile());
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });

    expect(await prepareFile(gone)).toEqual({ ok: false, code: 'unreadable' });
  });
});
