/** The bonds of estates, apart from the catalog's traits, which every page of the wizard loads. */
import type { BondSlug } from './bond-types.ts';

/** The bonds of those who settle the estate of a person who died. */
export const ESTATE_BONDS = [
  'executor-personal-representative',
  'administrator',
] as const satisfies readonly BondSlug[];

/** Whether a bond is for an estate. False for an unknown bond. */
export function isOfEstate(slug: string): boolean {
  return ESTATE_BONDS.some((known) => known === slug);
}
