/** The filters of the bond finder and their parameters in the address. */
import { BOND_CATEGORIES, type BondCategory } from '../bonds/bond-types.ts';
import { parseStateCode, type StateCode } from '../us-states.ts';
import type { FinderBond } from './finder-bond.ts';

/** Maximum length of the search text in the address. */
export const MAX_QUERY_LENGTH = 80;

export type FinderFilters = {
  state?: StateCode;
  category?: BondCategory;
  /** As typed, including blanks. Empty without a search. */
  query: string;
};

/** A parameter that names no known state or category and is ignored. */
export type IgnoredFilter = { name: 'state' | 'category'; value: string };

export const NO_FILTERS: FinderFilters = { query: '' };

/**
 * Parse the filters from the query string of an address. Unknown values are returned separately, so
 * that the page can report them. Empty values, which a form sends for "any", are skipped.
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
 * Write filters into a query string: empty, or starting with '?'. Other parameters, such as those
 * of a campaign, stay.
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

/** Change one filter. An empty or unknown value removes it. */
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

/** The bonds that are sold in the state and belong to the category, in their order. Those it does not require come last. */
export function filterBonds(
  bonds: readonly FinderBond[],
  { state, category }: Pick<FinderFilters, 'state' | 'category'>,
): FinderBond[] {
  const isOptional = ({ stateRules }: FinderBond) =>
    state !== undefined && stateRules[state]?.isNotRequired === true;

  return bonds
    .filter(
      (bond) =>
        (!state || bond.supportedStates.includes(state)) &&
        (!category || bond.category === category),
    )
    .toSorted((one, other) => Number(isOptional(one)) - Number(isOptional(other)));
}
