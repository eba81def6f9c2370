/** The links on the finder's cards. They pass on the chosen state and the amount that was searched for. */
import { carryAmount, carryState } from '../bonds/carry-state.ts';
import type { BondSlug } from '../bonds/bond-types.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';

/** The path of a bond's page. */
export function productPath(slug: BondSlug, state?: StateCode, amount?: Cents): string {
  return carryAmount(carryState(`/products/${slug}`, state), amount);
}

/** The path of the quote wizard with the bond, and the state and the amount if any, filled in. */
export function quotePath(slug: BondSlug, state?: StateCode, amount?: Cents): string {
  return carryAmount(carryState(`/quote?bondType=${slug}`, state), amount);
}

/** The path of a served state's page. */
export function statePath(state: StateCode): string {
  return `/states/${state.toLowerCase()}`;
}
