import type { FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';

/** The bonds that are sold in the state and belong to the category, in their order. */
export function filterBonds(
  bonds: readonly FinderBond[],
  { state, category }: Pick<FinderFilters, 'state' | 'category'>,
): FinderBond[] {
  return bonds.filter(
    (bond) =>
      (!state || bond.supportedStates.includes(state)) && (!category || bond.category === category),
  );
}
