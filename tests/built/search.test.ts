import { readFile } from 'node:fs/promises';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { openSearchIndex, type ShownRecord } from '~/domain/search/search-index';
import { SITE_PAGES } from '~/domain/search/site-pages';
import { attributeOf, readBuiltPages, textOf } from '../support/built-html.ts';
import { testSite } from '../support/test-site.ts';

const pages = await readBuiltPages();
const file = await readFile(`${testSite.directory}${SEARCH_INDEX_PATH}`, 'utf8');
const index = await openSearchIndex(file);
const found = index?.search(MiniSearch.wildcard) ?? [];
const records = found.map(({ shown }) => shown as ShownRecord);

it('the search index has every bond, state and guide that has a page', () => {
  const known = new Set(records.map(({ path }) => path));
  const places = /^\/(products|states|resources)\/[^/]+$/;
  const wanted = pages.map(({ path }) => path).filter((path) => places.test(path));

  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((path) => !known.has(path))).toEqual([]);
});

it.each(records)('the search result $path leads to a page', ({ path }) => {
  const [address, id] = path.split('#');
  const page = pages.find((one) => one.path === address);
  const ids = page?.elements.map((element) => attributeOf(element, 'id')) ?? [];

  expect(page).toBeDefined();
  if (id) expect(ids).toContain(id);
});

it.each(SITE_PAGES)('the search names the page $path by its title', ({ path, title }) => {
  const page = pages.find((one) => one.path === path);
  const head = page?.elements.find(({ tagName }) => tagName === 'title');

  expect(head && textOf(head)).toBe(`${title} | Marshline Surety`);
});
