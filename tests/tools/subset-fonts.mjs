// Creates the font files of the site from the @fontsource-variable packages, and copies their licenses: for each font one
// file that every page loads, and one with rare characters, which a page loads if it has one of them. Also creates one
// file per weight for the images of shared links, because their renderer reads neither woff2 nor variable fonts, and the
// fonts of papers as modules, because the bundle of an Edge Function holds only modules.
//   node tests/tools/subset-fonts.mjs
// The output is committed. Run this again after a change of the packages or of the lists below. Raise the version of
// the font first, because browsers cache these files for a year, and correct the ranges in src/styles/fonts.css.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}public/fonts`;

/** The limit of the files that every page loads, in bytes: part of the 30 kB that a first visit may spend on fonts. */
const MAX_TOTAL_BYTES = 28_000;

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * Basic Latin, Latin-1 and the symbols in the site's texts. The packages lack → ← ✓, so the site draws them as icons.
 */
const CHARACTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…€™−×↑↓';

/** The characters of the site's own texts. The others appear in names, such as José. */
const COMMON = range(0x20, 0x7e) + '\u00a0§©·½×–—‘’“”•…−↑↓';

const without = (characters, excluded) =>
  [...characters].filter((character) => !excluded.includes(character)).join('');

const FONTS = [
  {
    source: '@fontsource-variable/besley',
    file: 'besley-latin-wght-normal.woff2',
    output: 'besley',
    version: 3,
    weights: 550, // one weight for all headings: two would cost 8 kB, and a round trip of the first visit
    common: without(COMMON, '#*<=>@[\\]^_`{|}~½↑↓'), // of headings and figures
    licence: 'besley-OFL.txt',
    features: ['kern', 'liga', 'mark', 'ccmp', 'locl'],
  },
  {
    source: '@fontsource-variable/source-sans-3',
    file: 'source-sans-3-latin-wght-normal.woff2',
    output: 'source-sans-3',
    version: 2,
    weights: { min: 400, max: 700 },
    common: COMMON,
    licence: 'source-sans-3-OFL.txt',
    features: ['kern', 'liga', 'mark', 'ccmp', 'locl', 'tnum', 'lnum'],
  },
];

const SHARE_IMAGE_FONTS = [
  { ...FONTS[0], weight: 500, output: 'besley-500.ttf' },
  { ...FONTS[1], weight: 400, output: 'source-sans-3-400.ttf' },
  { ...FONTS[1], weight: 600, output: 'source-sans-3-600.ttf' },
];

/**
 * Papers print people's names as written: France, Hawaii, Central Europe, the Baltic, Turkey, Azerbaijan, Vietnam. The
 * packages split these letters among their files in this way.
 */
const LATIN = CHARACTERS + 'ıŒœʻʼ';
const MORE_LATIN = range(0x100, 0x17f) + range(0x1a0, 0x1b0) + range(0x1cd, 0x21b) + 'Əəẞ';
const VIETNAMESE = range(0x1ea0, 0x1ef9) + '\u0300\u0301\u0303\u0309\u0323\u20ab';

const PAPER_FONTS = [
  { ...FONTS[0], weight: 500, name: 'besley-500' },
  { ...FONTS[1], characters: LATIN, weight: 400, name: 'source-sans-400' },
  { ...FONTS[1], weight: 600, name: 'source-sans-600' },
  {
    ...FONTS[1],
    file: 'source-sans-3-latin-ext-wght-normal.woff2',
    characters: MORE_LATIN,
    weight: 400,
    name: 'source-sans-more-latin-400',
  },
  {
    ...FONTS[1],
    file: 'source-sans-3-vietnamese-wght-normal.woff2',
    characters: VIETNAMESE,
    weight: 400,
    name: 'source-sans-vietnamese-400',
  },
];

await mkdir(out, { recursive: true });
let total = 0;
for (const { source, file, output, version, licence, features, weights, common } of FONTS) {
  const from = `${root}node_modules/${source}`;
  const font = await readFile(`${from}/files/${file}`);
  const make = async (name, characters) => {
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      keepFeatures: features,
      variationAxes: { wght: weights },
      noHinting: true,
    });
    await writeFile(`${out}/${name}`, subset);
    console.log(`${name}  ${subset.byteLength} bytes`);

    return subset.byteLength;
  };

  total += await make(`${output}-${version}.woff2`, common);
  await make(`${output}-rare-${version}.woff2`, without(CHARACTERS, common));
  await copyFile(`${from}/LICENSE`, `${out}/${licence}`);
}
console.log(`together  ${total} bytes of ${MAX_TOTAL_BYTES}`);
if (total > MAX_TOTAL_BYTES) process.exitCode = 1;

const shareImageFonts = `${root}src/integrations/share-images/fonts`;
await mkdir(shareImageFonts, { recursive: true });
for (const { source, file, output, weight } of SHARE_IMAGE_FONTS) {
  const font = await readFile(`${root}node_modules/${source}/files/${file}`);
  const subset = await subsetFont(font, CHARACTERS, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    variationAxes: { wght: weight },
    noHinting: true,
  });
  await writeFile(`${shareImageFonts}/${output}`, subset);
  console.log(`${output}  ${subset.byteLength} bytes`);
}

const paperFonts = `${root}supabase/functions/_shared/papers/fonts`;
await mkdir(paperFonts, { recursive: true });
for (const { source, file, licence, weight, name, characters = CHARACTERS } of PAPER_FONTS) {
  const font = await readFile(`${root}node_modules/${source}/files/${file}`);
  const subset = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    keepFeatures: ['tnum', 'lnum'],
    variationAxes: { wght: weight },
    noHinting: true,
  });
  const base64 = Buffer.from(subset).toString('base64');
  await writeFile(
    `${paperFonts}/${name}.ts`,
    `// Made by tests/tools/subset-fonts.mjs. Licence: ${licence} in this folder.\n/** A TrueType font in base64. */\nexport default '${base64}';\n`,
  );
  await copyFile(`${root}node_modules/${source}/LICENSE`, `${paperFonts}/${licence}`);
  console.log(`${name}  ${subset.byteLength} bytes`);
}
