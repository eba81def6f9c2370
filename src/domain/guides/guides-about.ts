/** Selects the guides for the page of a bond or state. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The guides that lead to a bond: first those that list it earliest, then the newest. */
export function guidesForBond<Guide extends { data: { relatedProducts: readonly BondSlug[] } }>(
  guides: readonly Guide[],
  bond: BondSlug,
): Guide[] {
  return sortByPlace(guides, ({ data }) => data.relatedProducts.indexOf(bond));
}

/** The guides in a state's list. */
export type GuidesOfState<Guide> = {
  /**
   * The guides that name the state, sorted by how early they list it. A guide only for this state
   * counts as first.
   */
  naming: Guide[];
  /** The guides for every state that do not name this one. */
  general: Guide[];
};

/**
 * Select the guides for a state from a list sorted newest first. Guides for other states are left
 * out.
 */
export function guidesForState<
  Guide extends { data: { states: readonly StateCode[]; relatedStates: readonly StateCode[] } },
>(guides: readonly Guide[], state: StateCode): GuidesOfState<Guide> {
  const naming = sortByPlace(guides, ({ data }) =>
    data.states.includes(state) ? 0 : data.relatedStates.indexOf(state),
  );
  const named = new Set(naming);

  return {
    naming,
    general: guides.filter((guide) => !named.has(guide) && guide.data.states.length === 0),
  };
}

/** The guides with a place of 0 or later, sorted by place. */
function sortByPlace<Guide>(guides: readonly Guide[], placeOf: (guide: Guide) => number): Guide[] {
  return guides
    .map((guide) => ({ guide, place: placeOf(guide) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ guide }) => guide);
}
