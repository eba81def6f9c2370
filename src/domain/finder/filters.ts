/**
 * What a visitor filters the finder by, and how that stands in the address (specification 1,
 * section 2).
 */
import { BOND_CATEGORIES, type BondCategory } from '../bonds/bond-types.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';

/** The longest search text that is read or written. */
export const MAX_QUERY_LENGTH = 80;

export type FinderFilters = {
  state?: StateCode;
  category?: BondCategory;
  /** As it was typed, blanks and all. Empty when nothing is searched. */
  query: string;
};

/** A value in the address that names no state or category and is not used. */
export type IgnoredFilter = { name: 'state' | 'category'; value: string };

export const NO_FILTERS: FinderFilters = { query: '' };

/**
 * Read the filters from the query string of an address. Unknown values are left out of the filters
 * and listed, so that the visitor can be told; empty ones, which a form sends for "any", are
 * nothing.
 */
export function parseFilters(search: string): { filters: FinderFilters; ignored: IgnoredFilter[] } {
  const params = new URLSearchParams(search);
  const stateText = readText(params, 'state');
  const categoryText = readText(params, 'category');
  const state = parseStateCode(stateText);
  const category = parseCategory(categoryText);

  const ignored: IgnoredFilter[] = [];
  if (stateText && !state) ignored.push({ name: 'state', value: stateText });
  if (categoryText && !category) ignored.push({ name: 'category', value: categoryText });

  return {
    filters: {
      ...(state && { state }),
      ...(category && { category }),
      query: (params.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
    },
    ignored,
  };
}

/**
 * The query string of an address with these filters: '' or one that starts with '?'. Parameters of
 * others, such as a campaign's, stay as they are.
 */
export function writeFilters({ state, category, query }: FinderFilters, search = ''): string {
  const params = new URLSearchParams(search);
  const values = {
    state,
    category,
    q: query.trim() ? query.slice(0, MAX_QUERY_LENGTH) : undefined,
  };
  for (const [name, value] of Object.entries(values)) {
    params.delete(name);
    if (value) params.set(name, value);
  }
  const text = params.toString();

  return text && `?${text}`;
}

/** The filters with one of them set anew; '' or a value that does not exist takes it away. */
export function changeFilter(
  filters: FinderFilters,
  name: 'state' | 'category',
  value: string,
): FinderFilters {
  const { [name]: _, ...others } = filters;
  const changed = parseFilters(`?${new URLSearchParams({ [name]: value })}`).filters;

  return { ...changed, ...others };
}

function parseCategory(text: string): BondCategory | undefined {
  return BOND_CATEGORIES.find((category) => category === text.toLowerCase());
}

function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, MAX_QUERY_LENGTH);
}
