// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuideEntry } from '~/features/resources/guide-entry';
import { startGuideSearch } from '~/features/resources/guide-search';

function row(slug: string, title: string, tags: string): string {
  return `<li><h2><a href="/resources/${slug}" data-part="title">${title}</a></h2>
    <p data-part="excerpt">About ${slug}.</p><p data-part="tags">${tags}</p>
    <time datetime="2026-01-01" data-part="day">January 1, 2026</time></li>`;
}

function page(rest = ''): string {
  return `<div id="search"><input /><p role="status">2 articles, the latest first.</p></div>
    <ol data-guides>${row('will', 'The will', 'heirs · estate')}${row('fee', 'The fee', 'price')}</ol>
    ${rest}<div data-no-guides hidden>No articles found</div>`;
}

const PAGED = '<nav data-guide-pages data-category="pricing"></nav>';

function entry(slug: string, title: string): GuideEntry {
  return {
    slug,
    title,
    category: 'Pricing Guides',
    excerpt: `About ${slug}.`,
    tags: ['refund'],
    reader: 'For notaries',
    minutes: '4 min',
    updatedOn: '2026-02-03',
    updated: 'February 3, 2026',
  };
}

function element<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);

  return found;
}

function type(text: string): void {
  const input = element<HTMLInputElement>('input');
  input.value = text;
  input.dispatchEvent(new Event('input'));
}

function shown(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-guides] > li:not([hidden]) a')].map(
    (link) => link.textContent ?? undefined,
  );
}

function announced(): string | null {
  return element('[role=status]').textContent;
}

/** With its own clock, no timer of a test outlives the page of the file. */
beforeEach(() => {
  vi.useFakeTimers();
});

function open(html: string, search = ''): void {
  window.history.replaceState(null, '', `/resources/category/pricing${search}`);
  document.body.innerHTML = html;
  startGuideSearch(element('#search'));
}

afterEach(() => {
  type('');
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the search of a category of one page', () => {
  beforeEach(() => open(page()));

  it('lists every guide before any input', () => {
    expect(shown()).toEqual(['The will', 'The fee']);
    expect(announced()).toBe('2 articles, the latest first.');
  });

  it.each([
    ['title', 'THE FEE', ['The fee']],
    ['excerpt', 'about will', ['The will']],
    ['tag', 'estate', ['The will']],
  ])('lists the guides whose %s has the words, and their number', (_, typed, titles) => {
    type(typed);

    expect(shown()).toEqual(titles);
    expect(announced()).toBe('1 article matches.');
  });

  it('reports no result, and shows all again when the text is cleared', () => {
    type('zebra');
    expect(shown()).toEqual([]);
    expect(announced()).toBe('No article matches "zebra".');
    expect(element<HTMLElement>('[data-no-guides]').hidden).toBe(false);

    type('  ');
    expect(shown()).toEqual(['The will', 'The fee']);
    expect(element<HTMLElement>('[data-no-guides]').hidden).toBe(true);
  });

  it('stores the words in the address, and keeps its other parameters', async () => {
    open(page(), '?state=TX');
    type('fee & co');
    await vi.waitFor(() => expect(window.location.search).toBe('?state=TX&q=fee+%26+co'));

    type('');
    await vi.waitFor(() => expect(window.location.search).toBe('?state=TX'));
  });

  it('starts with the words of the address', () => {
    open(page(), '?q=fee');

    expect(element<HTMLInputElement>('input').value).toBe('fee');
    expect(shown()).toEqual(['The fee']);
  });
});

describe('the search of a category of several pages', () => {
  it('loads the rest of the category with the first words, once, and searches it', async () => {
    const entries = [entry('will', 'The will'), entry('late', 'A late refund')];
    const fetched = vi.fn(() => Promise.resolve(Response.json(entries)));
    vi.stubGlobal('fetch', fetched);
    open(page(PAGED));
    expect(fetched).not.toHaveBeenCalled();

    type('re');
    type('refund');
    await vi.waitFor(() => expect(shown()).toEqual(['A late refund']));
    type('about');
    expect(shown()).toEqual(['The will', 'The fee', 'A late refund']);
    expect(announced()).toBe('3 articles match.');
    expect(element<HTMLElement>('[data-guide-pages]').hidden).toBe(true);
    expect(fetched.mock.calls).toEqual([['/resources/guides/pricing.json']]);

    const card = element<HTMLElement>('[data-guides] > li:last-child');
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/resources/late');
    expect(card.querySelector('time')?.getAttribute('datetime')).toBe('2026-02-03');
    expect(card.querySelector('time')?.textContent).toBe('February 3, 2026');

    type('');
    expect(shown()).toEqual(['The will', 'The fee']);
    expect(element<HTMLElement>('[data-guide-pages]').hidden).toBe(false);
  });

  it.each([
    ['the network is gone', () => Promise.reject(new Error('offline'))],
    ['the file is not there', () => Promise.resolve(new Response('', { status: 404 }))],
    ['something else is there', () => Promise.resolve(new Response('<p>Offline</p>'))],
  ])('searches this page and reports it while %s, and retries later', async (_, fail) => {
    const fetched = vi.fn<() => Promise<Response>>().mockImplementationOnce(fail);
    fetched.mockResolvedValue(Response.json([entry('late', 'A late refund')]));
    vi.stubGlobal('fetch', fetched);
    open(page(PAGED));

    type('fee');
    expect(announced()).toBe('1 article on this page matches.');
    type('refund');
    expect(announced()).toBe('No article on this page matches "refund".');

    await vi.waitFor(() => {
      type('refunds');
      type('refund');
      expect(fetched).toHaveBeenCalledTimes(2);
    });
    await vi.waitFor(() => expect(shown()).toEqual(['A late refund']));
  });
});
