// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeMissingCategory, takeMissingGuide } from '~/features/resources/missing-address';
import { offerOthers } from '~/features/resources/missing-guide';
import type { GuideEntry } from '~/features/resources/guide-entry';
import { $toasts } from '~/stores/toasts';

const PAGE = `
  <section data-missing-guide hidden><span data-missing-address></span></section>
  <ul data-guides><li><a href="/resources/known" data-part="title">Known</a></li></ul>`;

function entry(slug: string, updatedOn: string): GuideEntry {
  return {
    slug,
    title: `The ${slug}`,
    category: 'Pricing Guides',
    excerpt: 'About it.',
    tags: [],
    reader: 'For notaries',
    minutes: '4 min',
    updatedOn,
    updated: updatedOn,
  };
}

function section(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-missing-guide]');
  if (!found) throw new Error('no section');

  return found;
}

const offered = () => [...section().querySelectorAll('a')].map((link) => link.textContent);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  $toasts.set([]);
});

afterEach(() => vi.unstubAllGlobals());

describe('takeMissingGuide', () => {
  it('removes the requested guide from the address and keeps the rest', () => {
    window.history.replaceState(null, '', '/resources?missing=old/guide&utm=mail');

    expect(takeMissingGuide()).toBe('old/guide');
    expect(window.location.search).toBe('?utm=mail');
    expect(takeMissingGuide()).toBeUndefined();
  });
});

describe('takeMissingCategory', () => {
  it.each([
    ['pRoBate', '/resources/category/probate'],
    ['how-TO', '/resources/category/how-to'],
    ['no-such-category', undefined],
    ['', undefined],
  ])('reads %j and removes it from the address', (asked, page) => {
    window.history.replaceState(null, '', `/resources?category=${asked}&utm=mail`);

    expect(takeMissingCategory()).toBe(page);
    expect(window.location.search).toBe('?utm=mail');
  });
});

describe('offerOthers', () => {
  const serve = (files: Record<string, GuideEntry[]>) =>
    vi.stubGlobal('fetch', (path: string) => {
      const name = path.replace('/resources/guides/', '').replace('.json', '');

      return Promise.resolve(Response.json(files[name] ?? []));
    });

  it('offers the guides of all categories that share words with the address', async () => {
    serve({
      pricing: [entry('fees', '2026-01-01')],
      probate: [entry('notary-fees', '2026-02-01')],
    });
    await offerOthers(section(), 'notary-fee');

    expect(section().hidden).toBe(false);
    expect(offered()).toEqual(['The notary-fees']);
    expect(section().textContent).toContain('/resources/notary-fee');
  });

  it('reports the missing guide', async () => {
    serve({});
    await offerOthers(section(), 'notary');

    expect($toasts.get()).toMatchObject([
      { type: 'error', title: 'That guide moved—here are related articles.' },
    ]);
  });

  it('offers the latest guides when none shares a word', async () => {
    const days = ['01', '02', '03', '04', '05', '06', '07'];
    serve({ contract: days.map((day) => entry(`guide-${day}`, `2026-01-${day}`)) });
    await offerOthers(section(), 'zebra');

    expect(offered()).toEqual(
      days
        .slice(1)
        .reverse()
        .map((day) => `The guide-${day}`),
    );
  });

  it('shows nothing when the network fails', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await offerOthers(section(), 'notary');

    expect(section().hidden).toBe(true);
  });

  it('writes the address as text', async () => {
    serve({ pricing: [entry('fees', '2026-01-01')] });
    await offerOthers(section(), '<img src=x onerror=alert(1)>');

    expect(section().querySelector('img')).toBeNull();
  });
});
