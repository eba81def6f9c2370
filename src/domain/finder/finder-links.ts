/** The links on the finder's cards. They pass on the chosen state. */
import type { BondSlug } from '../bonds/bond-types.ts';
import type { StateCode } from '../us-states.ts';

/** The path of a bond's page. */
export function productPath(slug: BondSlug, state?: StateCode): string {
  return state ? `/products/${slug}?state=${state}` : `/products/${slug}`;
}

/** The path of the quote wizard with the bond, and the state if any, filled in. */
export function quotePath(slug: BondSlug, state?: StateCode): string {
  return state ? `/quote?bondType=${slug}&state=${state}` : `/quote?bondType=${slug}`;
}

/** The path of a served state's page. */
export function statePath(state: StateCode): string {
  return `/states/${state.toLowerCase()}`;
}
