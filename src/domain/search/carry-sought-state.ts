import { carryState } from '../bonds/carry-state.ts';
import { readSought } from '../finder/read-sought.ts';
import type { SearchResult } from './search-site.ts';

/**
 * The results with the state that the query names in their paths: "dealer bond california" opens the page of the bond
 * with California chosen. The path of a state's page stays as it is.
 */
export function carrySoughtState(results: readonly SearchResult[], query: string): SearchResult[] {
  const { state } = readSought(query);
  if (!state) return [...results];

  return results.map((result) =>
    result.kind === 'state' ? result : { ...result, path: carryState(result.path, state) },
  );
}
