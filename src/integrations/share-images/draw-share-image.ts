import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { rememberSuccess } from '../../domain/remember-success.ts';
import { readColorTokens } from '../../styles/read-tokens.ts';
import { FONT_FILES, layOutWords, type ShareWords } from './lay-out-words.ts';
import { paintCertificate, SHARE_IMAGE, type CertificateColors } from './paint-certificate.ts';

const SOURCES = resolve('src/integrations/share-images');

/** The files that determine the look of the text. A change in one may change every image. */
const LOOK = '{draw-share-image.ts,lay-out-words.ts,fonts/*.ttf}';

/** The images drawn by earlier builds. Netlify keeps this folder between builds. */
const CACHE = resolve('node_modules/.cache/share-images');

/**
 * 16 colors are enough for a drawing in four inks with intermediate shades: half a byte per pixel.
 */
const PNG = { palette: true, colours: 16, dither: 0, effort: 4 } as const;

type Workshop = {
  colors: CertificateColors & { ink: string };
  fonts: { name: string; weight: 400 | 500 | 600; data: Buffer }[];
  /** The blank certificate as pixels. */
  certificate: Buffer;
  /** The folder with the images of the current look. */
  store: string;
};

const getWorkshop = rememberSuccess(openWorkshop);

/** The preview image of a shared page, as PNG. */
export async function readShareImage(words: ShareWords): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(await drawShareImage(words)));
}

/**
 * Draw text on our certificate and return the path of the image. Copy the file; do not change it.
 * An image is reused until its text, the certificate or a font changes.
 */
export async function drawShareImage(words: ShareWords): Promise<string> {
  const { colors, fonts, certificate, store } = await getWorkshop();
  const file = `${store}/${hashOf([JSON.stringify(words)])}.png`;
  if (existsSync(file)) return file;

  const text = await satori(layOutWords(words, colors), { ...SHARE_IMAGE, fonts });
  const picture = sharp(certificate, { raw: { ...SHARE_IMAGE, channels: 3 } })
    .composite([{ input: Buffer.from(text) }])
    .png(PNG);
  await mkdir(store, { recursive: true });
  // Rename at the end, so that an interrupted build leaves no partial image under the final name.
  const part = `${store}/${randomUUID()}`;
  await picture.toFile(part);
  await rename(part, file);

  return file;
}

/** Prepare the parts that all images share, and delete images of an earlier look. */
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
