import { companionOf } from '../bonds/companion.ts';
import { COMPANION_KEY, companionTitle, withoutCompanion } from '../bonds/companion-words.ts';
import type { IssuedBond } from './issued-bond.ts';

/**
 * The facts of a bond's companion, for the companion's own form: the same parties, number and amount, with the first bond
 * as its companion. Undefined for a bond that is given alone.
 */
export function companionFacts<
  Bond extends Pick<IssuedBond, 'bondType' | 'bondName' | 'matter' | 'caption' | 'form'>,
>(bond: Bond): Bond | undefined {
  const companion = companionOf(bond.matter);
  if (companion === undefined) return undefined;

  return {
    ...bond,
    bondType: companion,
    bondName: companionTitle(companion),
    matter: { ...bond.matter, [COMPANION_KEY]: bond.bondType },
    caption: bond.caption && withoutCompanion(bond.caption, companion),
    form: undefined,
  };
}
