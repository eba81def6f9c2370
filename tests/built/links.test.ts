import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributeOf, readBuiltPages, type BuiltPage } from '../support/built-html.ts';
import { REACHED_WITHOUT_LINK } from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';

const pages = await readBuiltPages();
const idsByPath = new Map(
  pages.map(({ path, elements }) => [
    path,
    new Set(elements.map((element) => attributeOf(element, 'id'))),
  ]),
);

/** Attributes that hold addresses, and those of JavaScript islands. */
const ADDRESSES = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'];

/** Every address of this site that a page links to, as the page writes it. */
function internalAddresses({ path, elements }: BuiltPage): URL[] {
  const base = new URL(path, testSite.url);

  return elements
    .flatMap((element) => ADDRESSES.map((name) => attributeOf(element, name)))
    .filter((address) => address !== undefined)
    .filter((address) => !/^(mailto|tel|data):/.test(address))
    .map((address) => new URL(address, base))
    .filter(({ origin }) => origin === base.origin);
}

/** The problem with an address, or undefined if it leads somewhere. */
function problemOf({ pathname, hash }: URL): string | undefined {
  const ids = idsByPath.get(pathname);
  if (ids) {
    const id = decodeURIComponent(hash.slice(1));
    return id === '' || ids.has(id) ? undefined : `${pathname} has no ${hash}`;
  }
  if (existsSync(`${testSite.directory}${pathname}`) && pathname.includes('.')) return undefined;

  return `there is no ${pathname}`;
}

describe('the links of the site', () => {
  it('exist', () => {
    expect(pages.length).toBeGreaterThan(50);
  });

  it.each(pages)('of $path lead to existing pages, files and anchors', (page) => {
    const problems = internalAddresses(page).map(problemOf);

    expect([...new Set(problems)].filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('reach every public page from the home page', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const reached = new Set<string>(['/']);
    for (const path of reached) {
      const page = byPath.get(path);
      if (page) internalAddresses(page).forEach(({ pathname }) => reached.add(pathname));
    }

    const lost = pages.map(({ path }) => path).filter((path) => !reached.has(path));
    expect(lost).toEqual(['/404', '/offline', ...REACHED_WITHOUT_LINK].sort());
  });
});
