import { useEffect, useMemo, useState } from 'react';
import { filterBonds, type FinderFilters } from '~/domain/finder/filters';
import type { FinderBond } from '~/domain/finder/finder-bond';

/** The module of the search, 'failed' if it did not load, or undefined before that. */
type Search = typeof import('~/domain/finder/find-bonds') | 'failed' | undefined;

type FoundBonds = {
  found: FinderBond[];
  /** True if the search module did not load, so the typed words are not applied. */
  hasFailed: boolean;
  /** Load the search module before it is needed. */
  preload: () => void;
};

/**
 * The bonds that match the filters. The search module loads with the first search, so that other visitors do not
 * download it. Until then, every bond matches the typed words. After a failed load, the next change of the words tries
 * again.
 */
export function useFoundBonds(bonds: readonly FinderBond[], filters: FinderFilters): FoundBonds {
  const [search, setSearch] = useState<Search>();
  const isSearched = filters.query.trim() !== '';
  const loaded = search === 'failed' ? undefined : search;
  const searchable = useMemo(() => loaded?.indexBonds(bonds), [loaded, bonds]);

  const load = () => {
    if (loaded) return;

    void import('~/domain/finder/find-bonds').then(setSearch, () => setSearch('failed'));
  };
  useEffect(() => {
    if (isSearched) load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- load only when the words change
  }, [filters.query]);

  return {
    found:
      loaded && searchable ? loaded.findBonds(searchable, filters) : filterBonds(bonds, filters),
    hasFailed: search === 'failed' && isSearched,
    preload: load,
  };
}
