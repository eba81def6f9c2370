import type { BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { Price } from '../rates/price.ts';
import { planFor } from '../rates/plan-for.ts';
import { itemizePrice, priceWithPlan, type ItemizedPrice } from '../rates/price-with-plan.ts';
import type { PriceBasis } from '../rates/price-with-plan.ts';
import type { RatePlan } from '../rates/rate-plan.ts';

/** A bond as far as its price needs it. */
export type PricedBond = { slug: BondSlug; ratePlans: readonly RatePlan[] };

/** The answers that a price depends on, and the day on which it is made. */
export type PricedAnswers = PriceBasis & { on: IsoDate };

/** The rate plan for a bond in a state on a day. Throws if none applies. */
export function planOf(
  { slug: bondType, ratePlans }: PricedBond,
  { stateCode, on }: Pick<PricedAnswers, 'stateCode' | 'on'>,
): RatePlan {
  return planFor(ratePlans, { bondType, stateCode, on });
}

/** The price of a bond under the plan that applies on the day. */
export function priceBond(bond: PricedBond, answers: PricedAnswers): Price {
  return priceWithPlan(planOf(bond, answers), answers);
}

/** The same price with its fees and taxes by name. */
export function itemizeBondPrice(bond: PricedBond, answers: PricedAnswers): ItemizedPrice {
  return itemizePrice(planOf(bond, answers), answers);
}
