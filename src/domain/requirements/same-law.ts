import type { BondSlug } from '../bonds/bond-types.ts';
import type { Requirement, RequirementFact, RequirementFamily } from './requirement.ts';

type SharedFacts = { bond: BondSlug; facts: readonly RequirementFact[] };

/** Other bonds that the law of a bond governs, and the kinds of facts that count for them too. */
const SAME_LAW: Partial<Record<RequirementFamily, readonly SharedFacts[]>> = {
  'executor-personal-representative': [{ bond: 'administrator', facts: ['formula'] }],
  'performance-bond': [{ bond: 'payment-bond', facts: ['required', 'threshold'] }],
};

/** The families for which a fact counts: its own first. */
export function familiesUnder({
  bond,
  fact,
}: Pick<Requirement, 'bond' | 'fact'>): RequirementFamily[] {
  const others = SAME_LAW[bond] ?? [];

  return [bond, ...others.filter(({ facts }) => facts.includes(fact)).map((other) => other.bond)];
}
