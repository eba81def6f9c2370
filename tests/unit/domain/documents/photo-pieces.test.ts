import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isPhoto, photoPieces } from '~/domain/documents/photo-pieces';
import type { FileKind } from '~/domain/documents/file-kinds';
import { photoFile, pngFile } from '../../../support/upload-files';

/** The bytes of the upload. */
function cleaned(kind: FileKind, bytes: Uint8Array): Buffer | undefined {
  const pieces = photoPieces(kind, bytes);

  return (
    pieces &&
    Buffer.concat(
      pieces.map((piece) => ('from' in piece ? bytes.subarray(piece.from, piece.to) : piece)),
    )
  );
}

function pixels(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

/** A JPEG segment with this marker and text. */
function segment(code: number, text: string): Buffer {
  const data = Buffer.from(text, 'latin1');

  return Buffer.concat([Buffer.from([0xff, code, 0, data.length + 2]), data]);
}

/** The photograph with a segment right after its start. */
function withSegment(photo: Buffer, more: Buffer): Buffer {
  return Buffer.concat([photo.subarray(0, 2), more, photo.subarray(2)]);
}

function plainJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
}

describe('photoPieces of a JPEG', () => {
  it('removes the location and the camera maker and keeps every pixel', async () => {
    const photo = await photoFile();
    expect(photo.includes('Marshphone')).toBe(true);

    const clean = cleaned('jpeg', photo) ?? Buffer.of();

    expect(clean.includes('Marshphone')).toBe(false);
    expect(clean.includes('Marisol Okafor')).toBe(false);
    expect(await pixels(clean)).toEqual(await pixels(photo));
  });

  it('keeps the orientation and the colors', async () => {
    const metadata = await sharp(cleaned('jpeg', await photoFile())).metadata();

    expect(metadata.orientation).toBe(6);
    expect(metadata.icc).toBeDefined();
    expect(metadata.exif).toHaveLength(32);
  });

  it.each([2, 8])(
    'keeps orientation %i of an Exif in the other byte order',
    async (orientation) => {
      const tiff = `MM\0*\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\x01X\0\0\0\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`;
      const photo = withSegment(await plainJpeg(), segment(0xe1, `Exif\0\0${tiff}`));

      expect((await sharp(cleaned('jpeg', photo)).metadata()).orientation).toBe(orientation);
    },
  );

  it.each([
    ['no place for a directory', 'Exif\0\0MM'],
    ['a directory outside', 'Exif\0\0MM\0*\x7f\0\0\0'],
    [
      'an orientation there is not',
      'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x09\0\0',
    ],
    ['an orientation cut off', 'Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12'],
    ['nothing of orientation', 'Exif\0\0MM\0*\0\0\0\x08\0\0'],
    ['another name', 'http://ns.adobe.com/xap/1.0/\0 GPS'],
  ])('writes no orientation when the Exif has %s', async (_, text) => {
    const plain = await plainJpeg();

    expect(cleaned('jpeg', withSegment(plain, segment(0xe1, text)))).toEqual(
      cleaned('jpeg', plain),
    );
  });

  it('removes comments and program data, and keeps the parts that the image needs', async () => {
    const plain = await plainJpeg();
    const clean = cleaned('jpeg', plain);
    expect(clean).toEqual(plain);

    for (const code of [0xe0, 0xe2, 0xed, 0xef, 0xfe]) {
      expect(cleaned('jpeg', withSegment(plain, segment(code, 'GPS 32.77,-79.93')))).toEqual(clean);
    }
    for (const needed of [segment(0xee, 'Adobe\0\x64'), segment(0xe2, 'ICC_PROFILE\0\x01\x01')]) {
      const photo = withSegment(plain, needed);
      expect(cleaned('jpeg', photo)).toEqual(photo);
    }
  });

  it('removes data that a phone writes after the image', async () => {
    const plain = await plainJpeg();

    expect(cleaned('jpeg', Buffer.concat([plain, Buffer.from('ftypmp42 +32.77-079.93/')]))).toEqual(
      plain,
    );
  });

  it('keeps an image of several scans, with restarts and fill bytes', async () => {
    const progressive = await sharp(await photoFile({ width: 400, height: 300 }))
      .jpeg({ progressive: true })
      .toBuffer();
    expect(await pixels(cleaned('jpeg', progressive) ?? Buffer.of())).toEqual(
      await pixels(progressive),
    );

    const head = Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xda, 0, 2]);
    const scan = Buffer.from([1, 0xff, 0, 2, 0xff, 0xd7, 3, 0xff, 0xff, 0xd9, 9]);
    expect(cleaned('jpeg', Buffer.concat([head, scan]))?.length).toBe(16);
  });

  it('keeps the existing part of an image that was cut off', async () => {
    const photo = await plainJpeg();
    const cut = photo.subarray(0, photo.length - 3);

    expect(cleaned('jpeg', cut)).toEqual(cut);
  });

  it.each([
    ['no picture', [0xff, 0xd8, 0xff, 0xd9]],
    ['a mark alone', [0xff, 0xd8, 0xff]],
    ['a segment without length', [0xff, 0xd8, 0xff, 0xe0]],
    ['half a length', [0xff, 0xd8, 0xff, 0xe0, 0]],
    ['a length beyond the end', [0xff, 0xd8, 0xff, 0xe0, 9, 9, 9]],
    ['a length below two', [0xff, 0xd8, 0xff, 0xe0, 0, 1, 9]],
    ['a second beginning', [0xff, 0xd8, 0xff, 0xd8, 0, 2]],
    ['no mark where one belongs', [0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 7]],
    ['a stuffed byte where a mark belongs', [0xff, 0xd8, 0xff, 0, 0, 2]],
  ])('finds no image in %s', (_, bytes) => {
    expect(photoPieces('jpeg', Uint8Array.from(bytes))).toBeUndefined();
  });

  it('keeps pieces in their order and within the file, for any bytes', async () => {
    const photo = await photoFile();
    fc.assert(
      fc.property(fc.nat(photo.length - 1), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(photo);
        changed[at] = byte;
        const kept = (photoPieces('jpeg', changed) ?? []).filter((piece) => 'from' in piece);
        const ends = kept.flatMap(({ from, to }) => [from, to]);
        expect(ends).toEqual(ends.toSorted((one, other) => one - other));
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(changed.length);
      }),
    );
  });
});

describe('photoPieces of a PNG', () => {
  it('removes the location and the camera maker and keeps every pixel', async () => {
    const picture = await pngFile();
    expect(picture.includes('Marshphone')).toBe(true);

    const clean = cleaned('png', picture) ?? Buffer.of();

    expect(clean.includes('Marshphone')).toBe(false);
    expect(await pixels(clean)).toEqual(await pixels(picture));
    expect(cleaned('png', clean)).toEqual(clean);
  });

  it('removes data after the image', async () => {
    const clean = cleaned('png', await pngFile()) ?? Buffer.of();

    expect(cleaned('png', Buffer.concat([clean, Buffer.from('more')]))).toEqual(clean);
  });

  it('finds no image in one that was cut off at any position', async () => {
    const picture = await pngFile();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: picture.length - 1 }), (length) => {
        expect(photoPieces('png', picture.subarray(0, length))).toBeUndefined();
      }),
    );
  });
});

describe('isPhoto', () => {
  it('is true for images, and other kinds lose nothing', () => {
    expect(isPhoto('jpeg')).toBe(true);
    expect(isPhoto('png')).toBe(true);
    expect(isPhoto('pdf')).toBe(false);
    expect(photoPieces('pdf', new Uint8Array())).toBeUndefined();
  });
});
