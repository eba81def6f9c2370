import type { BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { StateCode } from '../us-states.ts';
import type { RatePlan } from './rate-plan.ts';

/** The sale that a plan is needed for. */
export type Sale = {
  bondType: BondSlug;
  /** Missing before the visitor chooses a state. Only plans for all states apply then. */
  stateCode: StateCode | undefined;
  on: IsoDate;
};

/**
 * The plan for a bond in a state on a day. A plan that names both the bond and the state comes before one
 * that names only the bond, then one that names only the state, then a plan for everything. Of two equal
 * ones, the later `effectiveFrom` wins. Undefined if no plan applies.
 */
export function findPlan(plans: readonly RatePlan[], sale: Sale): RatePlan | undefined {
  return plans.filter((candidate) => applies(candidate, sale)).sort(compare)[0];
}

/**
 * Like `findPlan`, but throws if no plan applies, because a bond without a price cannot be sold; the
 * content check refuses such a set of plans.
 */
export function planFor(plans: readonly RatePlan[], sale: Sale): RatePlan {
  const plan = findPlan(plans, sale);
  if (plan) return plan;

  const { bondType, stateCode = 'all states', on } = sale;
  throw new Error(`[rates] No rate plan for ${bondType} in ${stateCode} on ${on}`);
}

function applies(plan: RatePlan, { bondType, stateCode, on }: Sale): boolean {
  return (
    (plan.bonds === 'all' || plan.bonds.includes(bondType)) &&
    (plan.states === 'all' || (stateCode !== undefined && plan.states.includes(stateCode))) &&
    plan.effectiveFrom <= on &&
    (plan.effectiveTo === undefined || on <= plan.effectiveTo)
  );
}

function compare(one: RatePlan, other: RatePlan): number {
  return closeness(other) - closeness(one) || (one.effectiveFrom < other.effectiveFrom ? 1 : -1);
}

/**
 * How closely a plan fits a sale: 3 for named bonds in named states, 2 for named bonds, 1 for named states, 0 for
 * everything.
 */
export function closeness({ bonds, states }: RatePlan): number {
  return (bonds === 'all' ? 0 : 2) + (states === 'all' ? 0 : 1);
}
