import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { readColorTokens } from '../../styles/read-tokens.ts';
import { FONT_FILES, layOutWords, type ShareWords } from './lay-out-words.ts';
import { paintCertificate, SHARE_IMAGE, type CertificateColors } from './paint-certificate.ts';

/** Pictures drawn before. Netlify keeps this folder from build to build. */
const CACHE = resolve('node_modules/.cache/share-images');

/** 64 colours hold a drawing in four inks; the file is half as large. */
const PNG = { palette: true, colours: 64, effort: 4 } as const;

type Workshop = {
  colors: CertificateColors & { ink: string };
  fonts: { name: string; weight: 400 | 500 | 600; data: Buffer }[];
  certificate: { svg: string; pixels: Buffer };
};

let workshop: Promise<Workshop> | undefined;

/**
 * The picture shown where a page is shared: the words on our certificate, as PNG. Words drawn once
 * are not drawn again until they, the certificate or a font changes.
 */
export async function drawShareImage(words: ShareWords): Promise<Buffer> {
  workshop ??= openWorkshop();
  const { colors, fonts, certificate } = await workshop;
  const text = await satori(layOutWords(words, colors), { ...SHARE_IMAGE, fonts });
  const name = createHash('sha256').update(certificate.svg).update(text).digest('hex');
  const file = `${CACHE}/${name}.png`;

  const known = await readFile(file).catch(() => undefined);
  if (known) return known;

  const picture = await sharp(certificate.pixels, { raw: { ...SHARE_IMAGE, channels: 3 } })
    .composite([{ input: Buffer.from(text) }])
    .png(PNG)
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, picture);

  return picture;
}

/** What every picture shares, prepared once. */
async function openWorkshop(): Promise<Workshop> {
  const colors = readColors(await readFile(resolve('src/styles/tokens.css'), 'utf8'));
  const svg = paintCertificate(colors);
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const fonts = FONT_FILES.map(async ({ file, ...font }) => ({
    ...font,
    data: await readFile(resolve('src/integrations/share-images/fonts', file)),
  }));

  return { colors, fonts: await Promise.all(fonts), certificate: { svg, pixels } };
}

function readColors(tokens: string): Workshop['colors'] {
  const { light } = readColorTokens(tokens);
  const color = (name: string) => {
    const value = light[name];
    if (value === undefined) throw new Error(`[share images] tokens.css has no color ${name}`);

    return value;
  };

  return {
    ink: color('bond-ink'),
    paper: color('bond'),
    line: color('bond-line'),
    wash: color('bond-wash'),
    seal: color('seal'),
  };
}
