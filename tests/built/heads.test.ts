import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ROUTE_PATTERN } from '~/domain/vitals/vitals';
import {
  attributeOf,
  canonicalOf,
  metaOf,
  readBuiltPages,
  textOf,
  type BuiltPage,
} from '../support/built-html.ts';
import { ACCOUNT_PAGES, DESK_PAGES, GUIDES } from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';

const pages = await readBuiltPages();
const listed = pages.filter((page) => canonicalOf(page) !== undefined);

const HIDDEN = ['/404', '/offline', '/inquiry', '/quote', ...ACCOUNT_PAGES].sort();

/** The things in a page's structured data, in one list. */
function thingsOf({ elements }: BuiltPage): Record<string, unknown>[] {
  return elements
    .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textOf(element)) as Record<string, unknown>)
    .flatMap((data) => (data['@graph'] as Record<string, unknown>[] | undefined) ?? [data]);
}

function titleOf({ elements }: BuiltPage): string {
  const title = elements.find(({ tagName }) => tagName === 'title');

  return title ? textOf(title) : '';
}

describe('the head of a page', () => {
  it.each(pages)('$path keeps search engines from indexing a test host', (page) => {
    expect(metaOf(page, 'robots')).toBe('noindex');
  });

  it('hides the addresses of account forms, which mailed links open, from other sites', () => {
    const forms = pages.filter(
      ({ path }) => ACCOUNT_PAGES.includes(path) && !DESK_PAGES.includes(path),
    );

    expect(forms.map((page) => metaOf(page, 'referrer'))).toEqual(forms.map(() => 'no-referrer'));
    expect(forms).not.toEqual([]);
  });

  it('gives every listed page its own canonical address', () => {
    const unlisted = pages.filter((page) => !listed.includes(page)).map(({ path }) => path);

    expect(unlisted).toEqual(HIDDEN);
    expect(listed.map(canonicalOf)).toEqual(
      listed.map(({ path }) => new URL(path, testSite.url).href),
    );
  });

  it.each([
    ['title', titleOf],
    ['description', (page: BuiltPage) => metaOf(page, 'description') ?? ''],
  ])('has a %s that no other page has', (_, read) => {
    const texts = pages.map(read);

    expect(texts).not.toContain('');
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it.each(pages)("$path ends its title with the site's name", (page) => {
    expect(titleOf(page)).toMatch(/^\S.* \| Marshline Surety$/);
  });

  it.each(pages)('$path has a social image of 1200 × 630 pixels', async (page) => {
    const { origin, pathname } = new URL(metaOf(page, 'og:image') ?? '');
    const png = await readFile(`${testSite.directory}${pathname}`);

    expect(origin).toBe(testSite.url);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  });

  it.each(pages)('$path has a route name that the vitals function accepts', ({ elements }) => {
    const root = elements.find(({ tagName }) => tagName === 'html');

    expect(root && attributeOf(root, 'data-route')).toMatch(ROUTE_PATTERN);
  });
});

describe('the structured data', () => {
  it('of the home page describes the agency and the site', () => {
    const home = pages.filter(({ path }) => path === '/').flatMap(thingsOf);

    expect(home.map((thing) => thing['@type'])).toEqual(['InsuranceAgency', 'WebSite']);
  });

  it.each(listed.filter(({ path }) => path !== '/'))(
    'of $path has a breadcrumb trail to the page',
    (page) => {
      const trails = thingsOf(page).filter((thing) => thing['@type'] === 'BreadcrumbList');
      const items = trails.flatMap((thing) => thing['itemListElement'] as { item?: string }[]);

      expect(trails).toHaveLength(1);
      expect(items[0]?.item).toBe(`${testSite.url}/`);
      expect(items.at(-1)?.item ?? canonicalOf(page)).toBe(canonicalOf(page));
    },
  );

  it.each(pages)('of $path uses absolute addresses and contains no ratings or reviews', (page) => {
    const text = JSON.stringify(thingsOf(page));

    expect(text).not.toMatch(/"(@id|url|item|image|logo)":"\//);
    expect(text).not.toMatch(/"[^"]*(rating|review)[^"]*":|"@type":"[^"]*(rating|review)/i);
  });
});

describe('the lists of pages', () => {
  it('the sitemap has exactly the listed pages', async () => {
    const sitemap = await readFile(`${testSite.directory}/sitemap-0.xml`, 'utf8');
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

    expect(addresses.sort()).toEqual(listed.map(canonicalOf).sort());
  });

  it('the sitemap dates bonds, states, guides and legal texts by their last check', async () => {
    const sitemap = await readFile(`${testSite.directory}/sitemap-0.xml`, 'utf8');
    const dated = [...sitemap.matchAll(/<loc>([^<]*)<\/loc><lastmod>20\d\d-\d\d-\d\dT/g)];
    const paths = dated.map(([, address = '']) => new URL(address).pathname);

    expect(paths).toEqual(
      expect.arrayContaining([
        '/products/notary',
        '/states/sc',
        '/legal/terms',
        '/legal/privacy',
        ...GUIDES.map((slug) => `/resources/${slug}`),
      ]),
    );
  });

  it('llms.txt has every listed page', async () => {
    const text = await readFile(`${testSite.directory}/llms.txt`, 'utf8');
    const missing = listed
      .filter(({ path }) => path !== '/')
      .filter((page) => !text.includes(`](${canonicalOf(page)}): `));

    expect(missing).toEqual([]);
  });
});
