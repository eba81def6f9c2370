import { describe, expect, it } from 'vitest';
import {
  PAGE_SIZE,
  pageCount,
  pageKey,
  pageWords,
  readPageKey,
  rowsOfPage,
} from '~/domain/dashboard/pages';

describe('pages of a list', () => {
  it('hold 25 rows each', () => {
    expect(PAGE_SIZE).toBe(25);
    expect(rowsOfPage(1)).toEqual({ first: 0, last: 24 });
    expect(rowsOfPage(2)).toEqual({ first: 25, last: 49 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [500, 20],
  ])('for %i rows are %i', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  it('show the numbers of their rows', () => {
    expect(pageWords(1, 26)).toBe('1-25 of 26');
    expect(pageWords(2, 26)).toBe('26-26 of 26');
  });

  it('have a key each, which also names the search', () => {
    expect(readPageKey(pageKey(2))).toEqual({ page: 2, search: '' });
    expect(readPageKey(pageKey(3, 'Charleston County'))).toEqual({
      page: 3,
      search: 'Charleston County',
    });
  });
});
