/** Where a card of the finder leads: it takes the chosen state along. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The page about a bond. */
export function productPath(slug: BondSlug, state?: StateCode): string {
  return state ? `/products/${slug}?state=${state}` : `/products/${slug}`;
}

/** The quote wizard with the bond, and the state when there is one, filled in. */
export function quotePath(slug: BondSlug, state?: StateCode): string {
  return state ? `/quote?bondType=${slug}&state=${state}` : `/quote?bondType=${slug}`;
}

/** The page of a served state. */
export function statePath(state: StateCode): string {
  return `/states/${state.toLowerCase()}`;
}
