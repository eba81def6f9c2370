import { describe, expect, it } from 'vitest';
import { carrySoughtState } from '~/domain/search/carry-sought-state';
import type { SearchKind } from '~/domain/search/search-record';
import type { SearchResult } from '~/domain/search/search-site';

const result = (kind: SearchKind, path: string): SearchResult => ({
  kind,
  path,
  title: [],
  line: [],
});
const RESULTS = [
  result('bond', '/products/auto-dealer'),
  result('question', '/products/auto-dealer#two-lots'),
  result('guide', '/resources/auto-dealer-bond-filing'),
  result('state', '/states/ca'),
];
const pathsFor = (query: string) => carrySoughtState(RESULTS, query).map(({ path }) => path);

describe('carrySoughtState', () => {
  it('opens bonds, questions and guides for the state that the query names', () => {
    expect(pathsFor('dealer bond california')).toEqual([
      '/products/auto-dealer?state=CA',
      '/products/auto-dealer?state=CA#two-lots',
      '/resources/auto-dealer-bond-filing?state=CA',
      '/states/ca',
    ]);
  });

  it('keeps every path of a query that names no state', () => {
    expect(pathsFor('dealer bond in order')).toEqual(RESULTS.map(({ path }) => path));
  });
});
