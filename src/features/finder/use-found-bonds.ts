import { useEffect, useMemo, useState } from 'react';
import { filterBonds, type FinderFilters } from '~/domain/finder/filters';
import type { FinderBond } from '~/domain/finder/finder-bond';
import type { Cents } from '~/domain/money';
import type { RatePlan } from '~/domain/rates/rate-plan';
import type { StateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';

/** The module of the search, 'failed' if it did not load, or undefined before that. */
type Search = typeof import('./search') | 'failed' | undefined;

type FoundBonds = {
  found: FinderBond[];
  /** The state that the visitor chose or typed. */
  state: StateCode | undefined;
  /** The amount that the visitor typed, with our price of a bond for it. Undefined without an amount. */
  soughtOf: ((bond: FinderBond) => { amount: Cents; price: string }) | undefined;
  /** False while the search module still loads, so that `found` is a first guess. */
  isFinal: boolean;
  /** True if the search module did not load, so the typed words are not applied. */
  hasFailed: boolean;
  /** Load the search module before it is needed. */
  preload: () => void;
};

/**
 * The bonds that match the filters. The search module loads with the first search, so that other visitors do not
 * download it. Until then, the bonds show that have a typed word in their name, or every bond if there is none. After a
 * failed load, the next change of the words tries again.
 */
export function useFoundBonds(
  bonds: readonly FinderBond[],
  ratePlans: readonly RatePlan[],
  filters: FinderFilters,
): FoundBonds {
  const [search, setSearch] = useState<Search>();
  const query = search === 'failed' ? '' : filters.query.trim().toLowerCase();
  const isSearched = filters.query.trim() !== '';
  const loaded = search === 'failed' ? undefined : search;
  const searchable = useMemo(() => loaded?.indexBonds(bonds), [loaded, bonds]);

  const load = () => {
    if (loaded) return;

    void import('./search').then(setSearch, () => setSearch('failed'));
  };
  useEffect(() => {
    if (isSearched) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- load only when the words change
  }, [filters.query]);

  const result = loaded && searchable && loaded.findBonds(searchable, filters);
  const state = result ? result.state : filters.state;
  const amount = result?.amount;

  return {
    found: result ? result.bonds : foundByName(filterBonds(bonds, filters), query),
    state,
    soughtOf:
      loaded && amount !== undefined
        ? (bond) => ({
            amount,
            price: loaded.priceSought(bond, { state, amount, ratePlans, on: today() }),
          })
        : undefined,
    isFinal: !isSearched || search !== undefined,
    hasFailed: search === 'failed' && isSearched,
    preload: load,
  };
}

function foundByName(bonds: FinderBond[], query: string): FinderBond[] {
  const words = query.split(/\s+/).filter((word) => word.length > 2);
  const named = bonds.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)));

  return named.length > 0 ? named : bonds;
}
