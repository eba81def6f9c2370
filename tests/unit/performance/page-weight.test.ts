import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageWeight, weighPage } from '../../performance/page-weight.ts';

const FILES = {
  'page.html': `<!doctype html><html><head>
    <link rel="stylesheet" href="/_astro/page.css">
    <link rel="modulepreload" href="/_astro/preloaded.js">
    <script type="module" src="/_astro/page.js"></script>
    </head><body>
    <astro-island component-url="/_astro/island.js" renderer-url="/_astro/client.js"></astro-island>
    </body></html>`,
  '_astro/page.css':
    '@font-face{src:url(/fonts/a.woff2)}@font-face{src:url("/fonts/b.woff2");unicode-range:U+?,U+61-7A}' +
    '@font-face{src:url(/fonts/rare.woff2);unicode-range:U+E?,U+100-17F}',
  '_astro/preloaded.js': 'preloaded()',
  '_astro/page.js': 'import"./shared.js";const later=()=>import("./later.js");',
  '_astro/island.js': 'import{r as e}from"./shared.js";export*from"./deep/part.js";',
  '_astro/deep/part.js': 'import{a}from"../shared.js";',
  '_astro/client.js': 'client()',
  '_astro/shared.js': 'shared()',
  '_astro/later.js': 'later()',
  'fonts/a.woff2': 'a'.repeat(100),
  'fonts/b.woff2': 'b'.repeat(50),
  'fonts/rare.woff2': 'd'.repeat(7),
  'fonts/unused.woff2': 'c'.repeat(9),
};

let directory: string;
let weight: PageWeight;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'weight-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), content);
  }
  weight = await weighPage(directory, 'page.html');
});

afterAll(() => rm(directory, { recursive: true }));

describe('weighPage', () => {
  it('follows scripts, preloads, islands and their static imports, each once', () => {
    expect([...weight.scripts.keys()].sort()).toEqual([
      '/_astro/client.js',
      '/_astro/deep/part.js',
      '/_astro/island.js',
      '/_astro/page.js',
      '/_astro/preloaded.js',
      '/_astro/shared.js',
    ]);
  });

  it('counts compressible files compressed, and fonts unchanged', () => {
    expect(weight.html).toBe(brotliCompressSync(FILES['page.html']).byteLength);
    expect(weight.css).toBe(brotliCompressSync(FILES['_astro/page.css']).byteLength);
    expect(weight.fonts).toBe(150);
  });

  it('counts the font of a rare character on a page that has one', async () => {
    await writeFile(
      join(directory, 'name.html'),
      FILES['page.html'].replace('<body>', '<body><p>Zoë</p>'),
    );

    expect((await weighPage(directory, 'name.html')).fonts).toBe(157);
  });
});
