import { describe, expect, it } from 'vitest';
import { buildSearchIndex, openSearchIndex } from '~/domain/search/search-index';
import { SEARCH_KINDS } from '~/domain/search/search-record';
import { searchSite } from '~/domain/search/search-site';
import { buildRecord } from './records';

const records = SEARCH_KINDS.map((kind) =>
  buildRecord({ kind, path: `/${kind}`, title: `A ${kind}`, text: 'A waiver of $75,000.' }),
);

describe('the index file', () => {
  it.each(['waiver', 'wavier', 'wai', 'bond', '75000'])(
    'answers %j as the index did before it was written',
    async (query) => {
      const index = buildSearchIndex(records);
      const opened = await openSearchIndex(JSON.stringify(index));
      const answer = searchSite(index, query, 10);

      expect(answer.count).toBeGreaterThan(0);
      expect(opened && searchSite(opened, query, 10)).toEqual(answer);
    },
  );

  it('may be empty', async () => {
    const index = await openSearchIndex(JSON.stringify(buildSearchIndex([])));

    expect(index && searchSite(index, 'bond', 10)).toEqual({ count: 0, results: [] });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html>'],
    ['no object', 'null'],
    ['an object of another kind', '{"error":"Not found"}'],
    ['a file that was cut short', JSON.stringify(buildSearchIndex(records)).slice(0, -1)],
  ])('is not %s', async (_, json) => {
    expect(await openSearchIndex(json)).toBeUndefined();
  });
});
