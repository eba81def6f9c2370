import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOND_CATEGORIES } from '~/domain/bonds/bond-types';
import {
  changeFilter,
  filterBonds,
  type FinderFilters,
  MAX_QUERY_LENGTH,
  NO_FILTERS,
  parseFilters,
  writeFilters,
} from '~/domain/finder/filters';
import { STATE_CODES } from '~/domain/us-states';
import { FINDER_BONDS } from './finder-bonds';

describe('parseFilters', () => {
  it('reads state, category and search text', () => {
    expect(parseFilters('?state=SC&category=court&q=probate')).toEqual({
      filters: { state: 'SC', category: 'court', query: 'probate' },
      ignored: [],
    });
  });

  it('ignores the case of a state and a category', () => {
    expect(parseFilters('?state=sc&category=Court').filters).toMatchObject({
      state: 'SC',
      category: 'court',
    });
  });

  it.each(['', '?', '?state=&category=&q='])('finds no filter in "%s"', (search) => {
    expect(parseFilters(search)).toEqual({ filters: NO_FILTERS, ignored: [] });
  });

  it('leaves out unknown states and categories, and reports them', () => {
    expect(parseFilters('?state=ZZ&category=boats&q=x')).toEqual({
      filters: { query: 'x' },
      ignored: [
        { name: 'state', value: 'ZZ' },
        { name: 'category', value: 'boats' },
      ],
    });
  });

  it('shortens a search text that is too long', () => {
    const { filters } = parseFilters(`?q=${'a'.repeat(MAX_QUERY_LENGTH + 1)}`);

    expect(filters.query).toHaveLength(MAX_QUERY_LENGTH);
  });

  it('reads any address without an exception', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(parseFilters(search).filters.query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
      }),
    );
  });
});

describe('writeFilters', () => {
  it('writes nothing without filters', () => {
    expect(writeFilters(NO_FILTERS)).toBe('');
    expect(writeFilters(NO_FILTERS, '?state=SC&q=old')).toBe('');
    expect(writeFilters({ query: '   ' })).toBe('');
  });

  it('keeps foreign parameters', () => {
    expect(writeFilters({ state: 'TX', query: '' }, '?utm_source=letter&state=SC')).toBe(
      '?utm_source=letter&state=TX',
    );
  });

  it('keeps the blank at the end of an unfinished search', () => {
    expect(writeFilters({ query: 'auto ' })).toBe('?q=auto+');
  });

  it('writes an address that parseFilters reads back', () => {
    const filtersArbitrary = fc.record(
      {
        state: fc.constantFrom(...STATE_CODES),
        category: fc.constantFrom(...BOND_CATEGORIES),
        query: fc
          .string({ unit: 'grapheme-ascii', maxLength: MAX_QUERY_LENGTH })
          .filter((text) => text === '' || text.trim() !== ''),
      },
      { requiredKeys: ['query'] },
    );

    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        expect(parseFilters(writeFilters(filters))).toEqual({ filters, ignored: [] });
      }),
    );
  });
});

describe('filterBonds', () => {
  const [executor, notary] = FINDER_BONDS.map(({ slug }) => slug);
  const inOrder = (state: 'SC' | 'TX') =>
    filterBonds(FINDER_BONDS.slice(0, 2).toReversed(), { state }).map(({ slug }) => slug);

  it('keeps the order of bonds that the state requires', () => {
    expect(inOrder('TX')).toEqual([notary, executor]);
  });

  it('puts bonds that the state does not require last', () => {
    expect(inOrder('SC')).toEqual([executor, notary]);
  });
});

describe('changeFilter', () => {
  const filters: FinderFilters = { state: 'SC', category: 'court', query: 'estate' };

  it('sets one filter and keeps the others', () => {
    expect(changeFilter(filters, 'state', 'TX')).toEqual({ ...filters, state: 'TX' });
    expect(changeFilter(filters, 'category', 'license')).toEqual({
      ...filters,
      category: 'license',
    });
  });

  it.each(['', 'boats'])('removes a filter for "%s"', (value) => {
    expect(changeFilter(filters, 'category', value)).toEqual({ state: 'SC', query: 'estate' });
    expect(changeFilter(filters, 'state', value)).toEqual({ category: 'court', query: 'estate' });
  });
});
