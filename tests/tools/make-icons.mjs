// Draws the site's icons from the company's mark into public/: favicon.svg, favicon.ico and apple-
// touch-icon.png.
//   node tests/tools/make-icons.mjs
// The output is committed. Run this again when src/ui/Mark.astro changes.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { readColorTokens } from '../../src/styles/read-tokens.ts';
import { rosette } from '../../src/ui/guilloche.ts';
import { findChromium } from './find-chromium.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { light, dark } = readColorTokens(await readFile(`${root}src/styles/tokens.css`, 'utf8'));
const strokes = (await readFile(`${root}src/ui/Mark.astro`, 'utf8')).match(/<g [\s\S]*<\/g>/)?.[0];
if (!strokes) throw new Error('make-icons: found no <g> in src/ui/Mark.astro');

const edge = rosette({ cx: 24, cy: 24, radius: 21.6, depth: 1.1, lobes: 28 });
const lines = strokes
  .replace('class="stroke-paper"', 'class="line" fill="none"')
  .replace(/\s+/g, ' ');
const paint = ({ marsh, paper }) => `.seal{fill:${marsh}}.line{stroke:${paper}}`;
const style = `${paint(light)}@media (prefers-color-scheme:dark){${paint(dark)}}`;
const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 1 46 46">',
  `<style>${style}</style><path class="seal" d="${edge}"/>${lines}</svg>\n`,
].join('');
await writeFile(`${root}public/favicon.svg`, svg);

const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const draw = async (size, padding, background) => {
  const page = await browser.newPage({
    viewport: { width: size, height: size },
    colorScheme: 'light',
  });
  const body = `margin:0;box-sizing:border-box;padding:${padding}px;background:${background}`;
  await page.setContent(
    `<body style="${body}">${svg.replace('<svg', '<svg style="display:block"')}</body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();

  return png;
};
await writeFile(`${root}public/favicon.ico`, toIco(await draw(32, 0, 'transparent'), 32));
await writeFile(`${root}public/apple-touch-icon.png`, await draw(180, 18, light.paper));
await browser.close();

/** An icon file with one PNG. */
function toIco(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);

  return Buffer.concat([head, png]);
}
