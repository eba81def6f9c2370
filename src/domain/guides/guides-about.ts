/** Which guides belong on the page of a bond or of a state. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The guides that lead to a bond, those that name it first before the others, then the latest. */
export function guidesForBond<Guide extends { data: { relatedProducts: readonly BondSlug[] } }>(
  guides: readonly Guide[],
  bond: BondSlug,
): Guide[] {
  return sortByPlace(guides, ({ data }) => data.relatedProducts.indexOf(bond));
}

/** Guides as a state's list shows them. */
export type GuidesOfState<Guide> = {
  /** Those that name the state, by how early; to be written for it is to name it first. */
  naming: Guide[];
  /** Those for every state that do not name it. */
  general: Guide[];
};

/** The guides for one state, from those that are the latest first. Guides for other states are left out. */
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

/** Those with a place of 0 or later, in the order of their places. */
function sortByPlace<Guide>(guides: readonly Guide[], placeOf: (guide: Guide) => number): Guide[] {
  return guides
    .map((guide) => ({ guide, place: placeOf(guide) }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ guide }) => guide);
}
