import type { Cents } from '../money.ts';
import { priceWithPlan, type PriceBasis } from './price-with-plan.ts';
import type { RatePlan } from './rate-plan.ts';

/**
 * What the premium rises by without a credit check, in cents: the difference of the two premiums as they are charged,
 * after the minimum, the rounding and the part of a year.
 */
export function creditCheckSurcharge(
  plan: RatePlan,
  basis: Omit<PriceBasis, 'creditCheck'>,
): Cents {
  const premium = (creditCheck: PriceBasis['creditCheck']) =>
    priceWithPlan(plan, { ...basis, creditCheck }).premium;

  return premium('not_authorized') - premium('authorized');
}
