import type { AmountLimits } from '../bonds/bond-rules.ts';
import { parseMoney, type Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ItemizedPrice } from '../rates/price-with-plan.ts';
import { itemizeBondPrice, type PricedAnswers, type PricedBond } from './pricing.ts';

/** The price of a bond of this amount with an authorized credit check. */
export type Estimate = { amount: Cents; price: ItemizedPrice };

/** Reason that there is no price: nothing typed, not an amount, or outside our limits. */
export type EstimateFailure = 'blank' | 'unreadable' | 'too-small' | 'too-large';

/** The bond, its limits in the state if one is chosen, and the day of the price. */
export type Estimated = Pick<PricedAnswers, 'stateCode' | 'on'> & {
  bond: PricedBond;
  limits: AmountLimits;
};

/**
 * The price for a typed amount and a term of one year, before the visitor answers any other question.
 */
export function estimateBond(
  text: string,
  { bond, limits: { min, max }, ...sale }: Estimated,
): Result<Estimate, EstimateFailure> {
  if (text.trim() === '') return fail('blank');

  const amount = parseMoney(text);
  if (amount === undefined) return fail('unreadable');
  if (amount < min) return fail('too-small');
  if (amount > max) return fail('too-large');

  return ok({
    amount,
    price: itemizeBondPrice(bond, { ...sale, amount, creditCheck: 'authorized', termYears: 1 }),
  });
}
