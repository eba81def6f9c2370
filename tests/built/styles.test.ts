import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';

/** The built style sheets and the styles in pages, by file. */
async function readStyles(): Promise<{ file: string; css: string }[]> {
  const sheets = await Array.fromAsync(glob('_astro/**/*.css', { cwd: testSite.directory }));
  const read = (file: string) => readFile(`${testSite.directory}/${file}`, 'utf8');
  const inPages = builtFiles().map(async (file) => {
    const html = await read(file);
    const styles = html.matchAll(/<style[^>]*>(.*?)<\/style>/gs);

    return { file, css: Array.from(styles, ([, css = '']) => css).join('\n') };
  });

  return Promise.all([
    ...sheets.map(async (file) => ({ file, css: await read(file) })),
    ...inPages,
  ]);
}

const styles = await readStyles();

/** A declaration of `text-decoration` with more than a line in it. */
const JOINED_DECORATION = /(?<![-\w])text-decoration:[^;{}]* [^;{}]*/g;

/** Tailwind resets abbreviations so. They keep no line in Safari, which costs nothing: ours stand in words. */
const ABBREVIATION = 'text-decoration:underline dotted';

/** A selector that asks the root element or the body what is in it. */
const ROOT_HAS = /(?<![-\w.#])(?:html|:root|body)(?![-\w])[^\s,{}>+~]*:has\([^{}]*/g;

describe('the built styles', () => {
  it('are there', () => {
    expect(styles.map(({ css }) => css).join('')).toContain('underline');
  });

  // Safari drops the whole declaration where a thickness follows the line: links would have no underline.
  it('never join the line under a link with its thickness', () => {
    const joined = styles.flatMap(({ file, css }) =>
      Array.from(css.matchAll(JOINED_DECORATION), ([declaration]) => `${file}: ${declaration}`),
    );

    expect(joined.filter((found) => !found.endsWith(ABBREVIATION))).toEqual([]);
  });

  // The browser would compute the styles of much of the page again after every change of its elements.
  it('never ask the whole page what is in it', () => {
    const asking = styles.flatMap(({ file, css }) =>
      Array.from(css.matchAll(ROOT_HAS), ([selector]) => `${file}: ${selector}`),
    );

    expect(asking).toEqual([]);
  });
});
