import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { readColorTokens } from '../../styles/read-tokens.ts';
import { FONT_FILES, layOutWords, type ShareWords } from './lay-out-words.ts';
import { paintCertificate, SHARE_IMAGE, type CertificateColors } from './paint-certificate.ts';

const SOURCES = resolve('src/integrations/share-images');

/** What the words look like: when one of these files changes, so may every picture. */
const LOOK = '{draw-share-image.ts,lay-out-words.ts,fonts/*.ttf}';

/** Pictures drawn before. Netlify keeps this folder from build to build. */
const CACHE = resolve('node_modules/.cache/share-images');

/** 16 colours hold a drawing in four inks, with a shade between each two: half a byte a pixel. */
const PNG = { palette: true, colours: 16, dither: 0, effort: 4 } as const;

type Workshop = {
  colors: CertificateColors & { ink: string };
  fonts: { name: string; weight: 400 | 500 | 600; data: Buffer }[];
  /** The bare certificate, pixel by pixel. */
  certificate: Buffer;
  /** Where the pictures that look as they do now are kept. */
  store: string;
};

let workshop: Promise<Workshop> | undefined;

/** The picture shown where a page is shared, as PNG. */
export async function readShareImage(words: ShareWords): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(await drawShareImage(words)));
}

/**
 * Draw words on our certificate, and give the file of the picture, which is to be copied and not changed.
 * Words drawn once are not drawn again until they, the certificate or a font changes.
 */
export async function drawShareImage(words: ShareWords): Promise<string> {
  workshop ??= openWorkshop();
  const { colors, fonts, certificate, store } = await workshop;
  const file = `${store}/${hashOf([JSON.stringify(words)])}.png`;
  if (existsSync(file)) return file;

  const text = await satori(layOutWords(words, colors), { ...SHARE_IMAGE, fonts });
  const picture = sharp(certificate, { raw: { ...SHARE_IMAGE, channels: 3 } })
    .composite([{ input: Buffer.from(text) }])
    .png(PNG);
  await mkdir(store, { recursive: true });
  // A build that is stopped here leaves no half of a picture to be found.
  const part = `${store}/${randomUUID()}`;
  await picture.toFile(part);
  await rename(part, file);

  return file;
}

/** What every picture shares, prepared once. Pictures of an earlier look are thrown away. */
async function openWorkshop(): Promise<Workshop> {
  const colors = readColors(await readFile(resolve('src/styles/tokens.css'), 'utf8'));
  const svg = paintCertificate(colors);
  const fonts = FONT_FILES.map(async ({ file, ...font }) => ({
    ...font,
    data: await readFile(`${SOURCES}/fonts/${file}`),
  }));

  const look = hashOf([svg, JSON.stringify(colors), ...(await readSources())]);
  for (const other of await readdir(CACHE).catch(() => [])) {
    if (other !== look) await rm(`${CACHE}/${other}`, { recursive: true, force: true });
  }

  return {
    colors,
    fonts: await Promise.all(fonts),
    certificate: await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
    store: `${CACHE}/${look}`,
  };
}

async function readSources(): Promise<Buffer[]> {
  const files = await Array.fromAsync(glob(LOOK, { cwd: SOURCES }));

  return Promise.all(files.sort().map((file) => readFile(`${SOURCES}/${file}`)));
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);

  return hash.digest('hex');
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
