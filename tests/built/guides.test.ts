import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { GUIDE_CATEGORIES, GUIDE_CATEGORY_TITLES } from '~/domain/guides/guide-categories';
import type { GuideEntry } from '~/features/resources/guide-entry';
import {
  attributeOf,
  metaOf,
  readBuiltPages,
  textOf,
  type BuiltPage,
  type HtmlElement,
} from '../support/built-html.ts';
import { GUIDES, SERVED_STATES } from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';

const pages = new Map((await readBuiltPages()).map((page) => [page.path, page]));
const guides = GUIDES.map((slug) => ({ path: `/resources/${slug}` }));
const categories = GUIDE_CATEGORIES.map((category) => ({ category }));

function pageAt(path: string): BuiltPage {
  const page = pages.get(path);
  if (!page) throw new Error(`${path} is not built`);

  return page;
}

/** The targets of the links in these elements. */
function linksOf(elements: readonly HtmlElement[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href') ?? '');
}

/** An element and all its descendants. */
function* below(element: HtmlElement): Generator<HtmlElement> {
  yield element;
  for (const child of element.childNodes) if ('tagName' in child) yield* below(child);
}

/** The guides in the guide lists of a page. */
function cardsOf({ elements }: BuiltPage): { href: string }[] {
  return elements
    .filter((one) => attributeOf(one, 'data-guides') !== undefined)
    .flatMap((list) => linksOf([...below(list)]))
    .map((href) => ({ href }));
}

function guidesOn(path: string): string[] {
  return linksOf(pageAt(path).elements)
    .filter((href) => GUIDES.includes(href.replace('/resources/', '')))
    .map((href) => href.replace('/resources/', ''));
}

function textsOf({ elements }: BuiltPage, tagName: string): string[] {
  return elements.filter((element) => element.tagName === tagName).map((one) => textOf(one).trim());
}

const readText = (file: string) => readFile(`${testSite.directory}${file}`, 'utf8');

async function readEntries(category: string): Promise<GuideEntry[]> {
  return JSON.parse(await readText(`/resources/guides/${category}.json`)) as GuideEntry[];
}

const entries = new Map(
  await Promise.all(
    GUIDE_CATEGORIES.map(async (category) => [category, await readEntries(category)] as const),
  ),
);

describe('a guide', () => {
  it.each(guides)(
    '$path lists its chapters and its sources, and each is a heading of the page',
    (guide) => {
      const { elements } = pageAt(guide.path);
      const headings = elements.filter(({ tagName }) => tagName === 'h2');
      const ids = new Map(headings.map((one) => [attributeOf(one, 'id'), textOf(one).trim()]));
      const targets = linksOf(elements).filter((href) => /^#(?!main)/.test(href));

      expect(targets.length).toBeGreaterThan(2);
      expect(targets.map((href) => ids.get(href.slice(1)) ?? href)).not.toContain(undefined);
      expect([...ids.values()]).toEqual(
        expect.arrayContaining([
          'Legal Sources & References',
          'Quick Info',
          'Ready to Get Started',
        ]),
      );
    },
  );

  it.each(guides)('$path offers up to six other guides and never itself', ({ path }) => {
    const related = cardsOf(pageAt(path)).map(({ href }) => href);

    expect(related.length).toBeLessThanOrEqual(6);
    expect(new Set(related)).toHaveLength(related.length);
    expect(related).not.toContain(path);
  });

  it.each(guides)('$path has structured data with its date and author', ({ path }) => {
    const page = pageAt(path);
    const all = page.elements
      .filter((one) => attributeOf(one, 'type') === 'application/ld+json')
      .map((one) => JSON.parse(textOf(one)) as Record<string, unknown>);

    expect(metaOf(page, 'og:type')).toBe('article');
    expect(all).toContainEqual(
      expect.objectContaining({
        '@type': 'Article',
        dateModified: metaOf(page, 'article:modified_time'),
        publisher: expect.objectContaining({ name: 'Marshline Surety' }),
      }),
    );
  });

  it.each(guides)('$path has its own social image', ({ path }) => {
    expect(metaOf(pageAt(path), 'og:image')).toBe(`${testSite.url}/share${path}.png`);
  });
});

describe('a category', () => {
  it.each(categories)('$category lists exactly its own guides under its title', ({ category }) => {
    const path = `/resources/category/${category}`;
    const slugs = entries.get(category)?.map(({ slug }) => slug) ?? [];

    expect(textsOf(pageAt(path), 'h1')).toEqual([GUIDE_CATEGORY_TITLES[category]]);
    expect(guidesOn(path)).toEqual(slugs.slice(0, guidesOn(path).length));
    expect(guidesOn(path).length).toBe(Math.min(slugs.length, 40));
  });

  it('holds every guide exactly once', () => {
    const all = [...entries.values()].flat().map(({ slug }) => slug);

    expect(all.sort()).toEqual([...GUIDES].sort());
  });
});

describe('the hub', () => {
  it.each([
    ['Court & Fiduciary', 'probate'],
    ['License & Permit', 'license-permit'],
    ['Contract Bonds', 'contract'],
    ['FAQs', 'how-to'],
  ] as const)('offers %s with the number of its guides', (title, category) => {
    const count = entries.get(category)?.length ?? 0;
    const hub = pageAt('/resources');
    const card = hub.elements.find((one) => {
      const [link] = linksOf([...below(one)]);

      return one.tagName === 'li' && link === `/resources/category/${category}`;
    });

    expect(card && textOf(card).trim()).toMatch(
      new RegExp(`^${title}.*\\b${count} ${count === 1 ? 'article' : 'articles'}$`, 's'),
    );
  });

  it('links to every category and every state', () => {
    expect(linksOf(pageAt('/resources').elements)).toEqual(
      expect.arrayContaining([
        ...GUIDE_CATEGORIES.map((category) => `/resources/category/${category}`),
        ...SERVED_STATES.map((code) => `/resources/state/${code.toLowerCase()}`),
      ]),
    );
  });
});

describe('the feed', () => {
  it('lists the guides with absolute addresses, and the hub and the guides link to the feed', async () => {
    const feed = await readText('/rss.xml');
    const addresses = [...feed.matchAll(/<link>([^<]*)<\/link>/g)].map(([, address]) => address);
    const expected = GUIDES.map((slug) => `${testSite.url}/resources/${slug}`);

    expect(addresses.slice(1).sort()).toEqual(expected.sort().slice(0, 50));
    for (const path of ['/resources', ...guides.map((guide) => guide.path)]) {
      const link = pageAt(path).elements.find(
        (one) => attributeOf(one, 'type') === 'application/rss+xml',
      );
      expect(link && attributeOf(link, 'href')).toBe('/rss.xml');
    }
  });

  it('has the date, excerpt and category of each guide', async () => {
    const items = (await readText('/rss.xml')).split('<item>').slice(1);

    for (const item of items) {
      expect(item).toMatch(/<pubDate>\w{3}, \d\d \w{3} 20\d\d 00:00:00 GMT<\/pubDate>/);
      expect(item).toMatch(/<description>[^<]{20,}<\/description>/);
      expect(item).toMatch(/<category>[^<]+<\/category>/);
    }
  });
});

describe('guides on other pages', () => {
  it.each(SERVED_STATES)('every page of %s lists the guides about that state', (code) => {
    const listed = guidesOn(`/resources/state/${code.toLowerCase()}`);
    const onState = guidesOn(`/states/${code.toLowerCase()}`);

    expect(listed.length).toBeGreaterThan(0);
    expect(onState).toEqual(listed.slice(0, onState.length));
    expect(linksOf(pageAt(`/states/${code.toLowerCase()}`).elements)).toContain(
      `/resources/state/${code.toLowerCase()}`,
    );
  });

  it("a bond's page lists the guides that lead to that bond", () => {
    expect(guidesOn('/products/notary')).toContain('notary-bond-state-by-state');
    expect(guidesOn('/products/erisa-fidelity')).toContain('erisa-fidelity-guide');
  });
});
