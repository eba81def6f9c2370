import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Everything a browser fetches to show a page and make it interactive, in bytes as sent (Brotli). */
export type PageWeight = {
  html: number;
  css: number;
  javascript: number;
  fonts: number;
  /** Text of the scripts, by path. */
  scripts: ReadonlyMap<string, string>;
};

const brotli = promisify(brotliCompress);
const compressedSizes = new Map<string, Promise<number>>();

/** `import … from "./x.js"`, `import "./x.js"` and `export … from "./x.js"`, but not `import("./x.js")`. */
const STATIC_IMPORT =
  /\b(?:import|export)\s*(?:[\w*{][^"'();]*?from\s*)?["'](\.{0,2}\/[^"']+)["']/g;
const FONT_FACE = /@font-face\s*\{([^}]+)\}/g;
const FONT_URL = /url\(["']?([^"')]+\.woff2)["']?\)/g;
/** Only headings and figures are set in it. */
const DISPLAY_FONT = 'Besley';
const FONT_RANGE = /unicode-range:([^;}]+)/g;

/**
 * Weighs the first load of a built page: its HTML, its style sheets and the fonts that its text needs, its module
 * scripts, the code of its islands, and all their static imports.
 */
export async function weighPage(directory: string, htmlFile: string): Promise<PageWeight> {
  const html = await readFile(`${directory}/${htmlFile}`, 'utf8');
  const elements = [...elementsOf(parse(html))];
  const read = (path: string) => readFile(`${directory}${path}`);

  const styles = addresses(elements, isStyleSheet, 'href');
  const styleTexts = await Promise.all(styles.map(read));
  const fontPaths = styleTexts.flatMap((css) => fontsFor(elements, css.toString()));
  const fonts = await Promise.all([...new Set(fontPaths)].map(read));
  const scripts = await followImports(entryScripts(elements), read);

  return {
    html: await sizeOf([`/${htmlFile}`], directory),
    css: await sizeOf(styles, directory),
    javascript: await sizeOf([...scripts.keys()], directory),
    fonts: fonts.reduce((sum, font) => sum + font.byteLength, 0),
    scripts,
  };
}

function entryScripts(elements: Element[]): string[] {
  const isIsland = ({ tagName }: Element) => tagName === 'astro-island';

  return [
    ...addresses(elements, ({ tagName }) => tagName === 'script', 'src'),
    ...addresses(elements, isModulePreload, 'href'),
    ...addresses(elements, isIsland, 'component-url'),
    ...addresses(elements, isIsland, 'renderer-url'),
    ...addresses(elements, isIsland, 'before-hydration-url'),
  ];
}

/** The text of each script and of all its static imports, without duplicates. */
async function followImports(
  entries: string[],
  read: (path: string) => Promise<Buffer>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = [...entries];

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;

    const text = (await read(path)).toString();
    const folder = posix.dirname(path);
    texts.set(path, text);
    waiting.push(...matches(text, STATIC_IMPORT).map((found) => posix.resolve(folder, found)));
  }

  return texts;
}

/** Compressed size of files. Each file is compressed once, however many pages load it. */
async function sizeOf(paths: string[], directory: string): Promise<number> {
  const sizes = await Promise.all(
    paths.map((path) => {
      const file = `${directory}${path}`;
      const size = compressedSizes.get(file) ?? compressedSize(file);
      compressedSizes.set(file, size);

      return size;
    }),
  );

  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressedSize(file: string): Promise<number> {
  return (await brotli(await readFile(file))).byteLength;
}

/** The fonts of a style sheet, without those for characters that the page does not have. */
function fontsFor(elements: Element[], css: string): string[] {
  const isNeeded = (face: string) => {
    const ranges = matches(face, FONT_RANGE).flatMap((range) => range.split(','));
    const shown = face.includes(DISPLAY_FONT) ? elements.filter(isDisplayed) : elements;
    const codes = new Set(shown.flatMap(codesOf));

    return ranges.length === 0 || ranges.some((range) => hasCharacter(codes, range.trim()));
  };

  return matches(css, FONT_FACE)
    .filter(isNeeded)
    .flatMap((face) => matches(face, FONT_URL));
}

/** Whether an element is set in the font of headings. */
function isDisplayed(element: Element): boolean {
  const classes = valueOf(element, 'class')?.split(' ') ?? [];

  return ['h1', 'h2', 'h3'].includes(element.tagName) || classes.includes('font-display');
}

/** The code points of an element's own text. */
function codesOf({ tagName, childNodes }: Element): number[] {
  if (tagName === 'script' || tagName === 'style') return [];
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');

  return [...text].map((character) => character.codePointAt(0) ?? 0);
}

/** Whether one of the characters is in a range of CSS: `U+41`, `U+41-5A` or `U+4??`. */
function hasCharacter(codes: ReadonlySet<number>, range: string): boolean {
  const [first = '', last = first] = range.slice(2).split('-');
  const from = Number.parseInt(first.replaceAll('?', '0'), 16);
  const to = Number.parseInt(last.replaceAll('?', 'F'), 16);

  return codes.values().some((code) => code >= from && code <= to);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function addresses(
  elements: Element[],
  isMeant: (element: Element) => boolean,
  attribute: string,
): string[] {
  return elements
    .filter(isMeant)
    .map((element) => valueOf(element, attribute))
    .filter((address) => address !== undefined && address !== '') as string[];
}

function isStyleSheet(element: Element): boolean {
  return element.tagName === 'link' && valueOf(element, 'rel') === 'stylesheet';
}

function isModulePreload(element: Element): boolean {
  return element.tagName === 'link' && valueOf(element, 'rel') === 'modulepreload';
}

function valueOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) yield* elementsOf(child);
}
