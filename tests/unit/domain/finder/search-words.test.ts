import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, parseFilters, writeFilters } from '~/domain/finder/filters';
import { findBonds, indexBonds } from '~/domain/finder/find-bonds';
import { buildFinderBond } from './finder-bonds';

describe('the words of a search', () => {
  const findsBond = (name: string, query: string) =>
    findBonds(indexBonds([buildFinderBond({ name })]), { query }).bonds.length === 1;

  it.each([
    ['Bid Bond', 'bids'],
    ['Sales Tax Bond', 'sales'],
    ['Gas Bond', 'gas'],
  ])('find a %s by %j', (name, query) => {
    expect(findsBond(name, query)).toBe(true);
  });
});

describe('search text in the address', () => {
  const long = 'x'.repeat(MAX_QUERY_LENGTH + 1);

  it('is shortened to the maximum when read and written', () => {
    expect(writeFilters({ query: long })).toBe(`?q=${'x'.repeat(MAX_QUERY_LENGTH)}`);
    expect(parseFilters(`?category=${long}`).ignored).toEqual([
      { name: 'category', value: 'x'.repeat(MAX_QUERY_LENGTH) },
    ]);
  });

  it('may have blanks around a category', () => {
    expect(parseFilters('?category=%20court%20').filters.category).toBe('court');
  });
});
