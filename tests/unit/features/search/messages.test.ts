import { describe, expect, it } from 'vitest';
import type { SearchResult } from '~/domain/search/search-site';
import { describeAnswer } from '~/features/search/messages';

const RESULT: SearchResult = { kind: 'bond', path: '/', title: [], line: [] };

describe('describeAnswer', () => {
  it.each([
    [0, 0, 'Nothing found for “bnod”.'],
    [1, 1, '1 result. Enter opens it.'],
    [2, 2, '2 results. Enter opens the first.'],
    [10, 10, '10 results. Enter opens the first.'],
    [11, 10, 'The 10 best of 11 results. Enter opens the first.'],
    [5113, 10, 'The 10 best of 5,113 results. Enter opens the first.'],
  ])('describes %d matches with %d of them shown', (count, shown, words) => {
    const results = Array.from({ length: shown }, () => RESULT);

    expect(describeAnswer({ count, results }, 'bnod')).toBe(words);
  });
});
