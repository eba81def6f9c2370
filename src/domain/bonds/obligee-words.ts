/** How lists name the obligee of a bond. */
import { BOND_TRAITS, parseBondSlug, type BondSlug } from './bond-types.ts';

/** Whether the obligee is the other party of the case. The obligee of each other court bond is the court or the state. */
export function runsToOtherParty(slug: BondSlug): boolean {
  return BOND_TRAITS[slug].requests === 'appeal';
}

/** "for Probate Court of Charleston County", or "in favor of Coastal Supply Co.", whose opponent gave the bond. */
export function forObligee(bondSlug: string | undefined, obligee: string): string {
  const slug = parseBondSlug(bondSlug ?? '');

  return `${slug && runsToOtherParty(slug) ? 'in favor of' : 'for'} ${obligee}`;
}
