import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** The highest place in the stack that a class of the page's own content takes, such as `z-10` of a tab. */
async function highestInPages(): Promise<number> {
  const files = await Array.fromAsync(glob('src/**/*.{tsx,astro}'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const places = texts.flatMap((text) => Array.from(text.matchAll(/[\s:"'`]z-(\d+)\b/g)));

  return Math.max(...places.map(([, place]) => Number(place)));
}

it.each([
  ['src/features/chrome/Header.astro', '.menu-panel {'],
  ['src/features/account-menu/account-menu.css', '.account-menu {'],
])('the open panel of the header in %s lies over all content of the page', async (file, rule) => {
  const [, style = ''] = (await readFile(file, 'utf8')).split(rule);
  const [, place] = /z-index: (\d+)/.exec(style.slice(0, style.indexOf('}'))) ?? [];

  expect(Number(place)).toBeGreaterThan(await highestInPages());
});
