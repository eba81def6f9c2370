import sharp, { type Region } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShareImage } from '~/integrations/share-images/draw-share-image';

const WORDS = {
  issuer: 'Marshline Surety',
  title: 'Notary Bond',
  lines: [
    { name: 'Amount', content: '$10,000' },
    { name: 'Court', content: 'Register of Wills and Orphans’ Court Division' },
  ],
};

let picture: Uint8Array;

beforeAll(async () => {
  picture = await readShareImage(WORDS);
}, 30_000);

/** A difference in brightness that another palette does not explain: neighboring shades are 49 apart. */
const VISIBLE = 64;

/** The number of different pixels in a part of two images. */
async function countChanged(a: Uint8Array, b: Uint8Array, part: Region): Promise<number> {
  const read = (image: Uint8Array) => sharp(image).extract(part).greyscale().raw().toBuffer();
  const [one, other] = await Promise.all([read(a), read(b)]);

  return one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > VISIBLE).length;
}

describe('readShareImage', () => {
  it('draws a PNG of the standard size, small enough for phones', async () => {
    const { format, width, height } = await sharp(picture).metadata();

    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture.byteLength).toBeLessThan(75_000);
  });

  it('draws the same text in the same way, cached or new', async () => {
    expect(await readShareImage(WORDS)).toEqual(picture);
  });

  it('changes with the title, in the place of the title only', async () => {
    const other = await readShareImage({ ...WORDS, title: 'Bid Bond' });

    expect(
      await countChanged(picture, other, { left: 200, top: 130, width: 800, height: 130 }),
    ).toBeGreaterThan(1000);
    expect(await countChanged(picture, other, { left: 0, top: 560, width: 1200, height: 70 })).toBe(
      0,
    );
  });

  it.each([66, 67, 90, 91, 110])(
    'keeps a title of %d letters off the form and the seal',
    async (letters) => {
      const title = 'The amount of a bond in your state and '.repeat(3).slice(0, letters - 1);
      const long = await readShareImage({ ...WORDS, title: `${title}.` });

      expect(
        await countChanged(picture, long, { left: 100, top: 395, width: 990, height: 175 }),
      ).toBe(0);
    },
  );

  it('keeps a long line off the seal', async () => {
    const bare = await readShareImage({ ...WORDS, lines: [] });

    expect(
      await countChanged(picture, bare, { left: 850, top: 380, width: 230, height: 180 }),
    ).toBe(0);
  });
});
