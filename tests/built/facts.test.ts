import { describe, expect, it } from 'vitest';
import { EVIDENCE } from '~/domain/requirements/requirement';
import {
  attributeOf,
  parsePage,
  readBuiltPages,
  textOf,
  type BuiltPage,
  type HtmlElement,
} from '../support/built-html.ts';
import { testSite } from '../support/test-site.ts';

const pages = await readBuiltPages();

/** The rows of the law on the page of a family, by their id. */
const rowsByPath = new Map(
  pages
    .filter(({ path }) => path.startsWith('/requirements/'))
    .map(({ path, elements }) => [
      path,
      new Map(
        elements
          .filter((element) => attributeOf(element, 'data-evidence') !== undefined)
          .map((row) => [attributeOf(row, 'id') ?? '', row]),
      ),
    ]),
);
const rows = [...rowsByPath.values()].flatMap((byId) => [...byId]);

/** What a row fails to prove, in words. */
function flawOf(row: HtmlElement): string | undefined {
  const evidence = attributeOf(row, 'data-evidence');
  const { elements } = elementsIn(row);
  const text = textOf(row);

  if (!EVIDENCE.some((known) => known === evidence)) return `has the evidence ${String(evidence)}`;
  if (!elements.some((one) => (attributeOf(one, 'class') ?? '').includes('sources'))) {
    return 'has no source';
  }
  if (!/Checked [A-Z][a-z]+ 20\d\d/.test(text)) return 'has no month of its check';
  if (evidence === 'quoted' && !elements.some(({ tagName }) => tagName === 'blockquote')) {
    return 'has no quote';
  }
  if (evidence === 'unread' && !text.includes('Ask the office before you file')) return 'is silent';

  return evidence === 'unknown' && !text.includes('Unknown') ? 'is silent' : undefined;
}

function elementsIn(element: HtmlElement): Pick<BuiltPage, 'elements'> {
  const below = element.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...elementsIn(node).elements] : [],
  );

  return { elements: below };
}

/** The addresses to which an element leads. */
const hrefsIn = (element: HtmlElement) =>
  elementsIn(element).elements.flatMap((one) => attributeOf(one, 'href') ?? []);

/** The addresses of rows to which an element leads: `/requirements/notary#notary-al-amount`. */
function rowLinksOf(elements: readonly HtmlElement[], path: string): URL[] {
  return elements
    .flatMap((element) => attributeOf(element, 'href') ?? [])
    .filter((address) => address.startsWith('/requirements/') && address.includes('#'))
    .map((address) => new URL(address, new URL(path, testSite.url)));
}

/** Whether an element carries a figure of the law: an amount, a percentage or a time. */
const hasFigure = (element: HtmlElement) => /\$\d|\d ?%|\d days/.test(textOf(element));

/** Whether an element is a sentence about the law, and no price. */
function isNote(element: HtmlElement): boolean {
  const text = textOf(element).trim();

  return text.endsWith('.') && !text.endsWith('credit check.');
}

function rowAt({ pathname, hash }: URL): HtmlElement | undefined {
  return rowsByPath.get(pathname)?.get(decodeURIComponent(hash.slice(1)));
}

/** Whether an address leads to a place, which lists the rows of one state: `#al`. */
const isPlace = ({ hash }: URL) => /^#[a-z]{2}$/.test(hash);

describe('the rows of the law', () => {
  it('are on the pages of the families', () => {
    expect(rows.length).toBeGreaterThan(300);
  });

  it('have a source, the month of its check, and the sentence or the word that nobody knows', () => {
    const flaws = rows.flatMap(([id, row]) => {
      const flaw = flawOf(row);

      return flaw === undefined ? [] : [`${id} ${flaw}`];
    });

    expect(flaws).toEqual([]);
  });

  it.each([
    ['<article data-evidence="quoted"></article>', 'has no source'],
    [
      '<article data-evidence="quoted"><ol class="sources"></ol></article>',
      'has no month of its check',
    ],
    [
      '<article data-evidence="quoted"><ol class="sources">Checked May 2026.</ol></article>',
      'has no quote',
    ],
    [
      '<article data-evidence="unread"><ol class="sources">Checked May 2026.</ol></article>',
      'is silent',
    ],
    ['<article data-evidence="sure"></article>', 'has the evidence sure'],
  ])('are found out: %s', (html, flaw) => {
    const row = parsePage('/', html).elements.find(({ tagName }) => tagName === 'article');

    expect(row && flawOf(row)).toBe(flaw);
  });
});

describe('a figure of the law', () => {
  it('has a link to a row that exists', () => {
    const lost = pages.flatMap(({ path, elements }) =>
      rowLinksOf(elements, path)
        .filter((address) => !isPlace(address) && address.hash !== '#all' && !rowAt(address))
        .map(({ pathname, hash }) => `${path}: ${pathname}${hash}`),
    );

    expect(lost).toEqual([]);
  });

  it('in a guide leads to its row, not to the rows of a state', () => {
    const loose = pages
      .filter(({ path }) => path.startsWith('/resources/'))
      .flatMap(({ path, elements }) =>
        elements
          .filter((one) => one.tagName === 'a' && /\$\d|\d%|\d+ days/.test(textOf(one)))
          .flatMap((link) => rowLinksOf([link], path).filter(isPlace))
          .map(({ pathname, hash }) => `${path}: ${pathname}${hash}`),
      );

    expect(loose).toEqual([]);
  });

  it.each([
    '/products/notary',
    '/products/auto-dealer',
    '/products/contractor-license',
    '/products/appeal-supersedeas',
    '/products/performance-bond',
  ])('in the table of states on %s leads to its row', (path) => {
    const page = pages.find((one) => one.path === path);
    const lines = (page?.elements ?? []).filter(
      (one) => attributeOf(one, 'data-states') !== undefined && /\$\d/.test(textOf(one)),
    );
    const loose = lines.filter(
      (line) => !rowLinksOf(elementsIn(line).elements, path).some((address) => rowAt(address)),
    );

    expect(lines.length).toBeGreaterThan(2);
    expect(loose.map((line) => attributeOf(line, 'data-states'))).toEqual([]);
  });

  it('in the table of all states leads to its row', () => {
    const cells = pages
      .filter(({ path }) => path === '/states')
      .flatMap(({ elements }) => elements)
      .filter((one) => one.tagName === 'td' && /\$\d/.test(textOf(one)));
    const loose = cells.filter(
      (cell) => !rowLinksOf(elementsIn(cell).elements, '/states').some((address) => rowAt(address)),
    );

    expect(cells.length).toBeGreaterThan(20);
    expect(loose.map(textOf)).toEqual([]);
  });

  it('on the card of a bond leads to the rows of its law', () => {
    const amounts = pages
      .filter(({ path }) => path.startsWith('/products/'))
      .flatMap(({ path, elements }) =>
        elements
          .filter((one) => (attributeOf(one, 'class') ?? '').startsWith('cards '))
          .flatMap((cards) => elementsIn(cards).elements)
          .filter((one) => /^Amount[^O]*\d[^O]*$/.test(textOf(one).trim()))
          .map((amount) => ({ path, amount })),
      );
    const loose = amounts.filter(
      ({ amount }) => !hrefsIn(amount).some((to) => to.startsWith('/requirements/')),
    );

    expect(amounts.length).toBeGreaterThan(8);
    expect(loose.map(({ path, amount }) => `${path}: ${textOf(amount)}`)).toEqual([]);
  });

  it.each(['/products', '/get-a-bond', '/state-requirements'])(
    'in the list of bonds on %s is one click from the rows of each family',
    (path) => {
      const page = pages.find((one) => one.path === path);
      const links = (page?.elements ?? []).flatMap((one) => attributeOf(one, 'href') ?? []);
      const families = [...rowsByPath.keys()];

      expect(families.length).toBeGreaterThan(10);
      expect(families.filter((family) => !links.includes(family))).toEqual([]);
    },
  );

  it("in a sentence of a state's page leads to its row or to the rows of the state", () => {
    const notes = pages
      .filter(({ path }) => path.startsWith('/states/'))
      .flatMap(({ path, elements }) =>
        elements
          .filter((one) => one.tagName === 'dd' && hasFigure(one) && isNote(one))
          .map((note) => ({ path, note })),
      );
    const loose = notes.filter(
      ({ path, note }) => rowLinksOf(elementsIn(note).elements, path).length === 0,
    );

    expect(notes.length).toBeGreaterThan(20);
    expect(loose.map(({ path, note }) => `${path}: ${textOf(note)}`)).toEqual([]);
  });

  it('in the story of a bond is followed by a link to the rows of its law', () => {
    const stories = pages
      .filter(({ path }) => path.startsWith('/products/'))
      .flatMap(({ path, elements }) => {
        const sections = elements.filter(({ tagName }) => tagName === 'section');
        const story = sections.find((one) => attributeOf(one, 'aria-labelledby') === 'amount');

        return story && hasFigure(story) ? [{ path, story }] : [];
      });
    const loose = stories.filter(
      ({ story }) => !hrefsIn(story).some((address) => address.startsWith('/requirements/')),
    );

    expect(stories.length).toBeGreaterThan(5);
    expect(loose.map(({ path }) => path)).toEqual([]);
  });
});
