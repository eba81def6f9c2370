/** An underwriter's offer of another premium, within the limits of the rate plan of its day. */
import { addDays, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { planOf, type PricedBond } from '../quote/pricing.ts';
import type { AuthorizedPrice, StampedPrice } from '../quote/owed-price.ts';
import { fail, ok, type Result } from '../result.ts';
import { chargesOf, premiumLimits, priceAtPremium, sumsOf } from './price-with-plan.ts';
import { stampOf } from './rate-plan.ts';

/** How long the customer can accept an offered price, in days after the day of the offer. */
export const PRICE_OFFER_DAYS = 14;

/** The lowest and highest premium that an underwriter may offer on a day, in whole dollars. */
export function offerLimits(
  bond: PricedBond,
  { answers }: Pick<AuthorizedPrice, 'answers'>,
  on: IsoDate,
): { min: Cents; max: Cents } {
  return premiumLimits(planOf(bond, { ...answers, on }), answers);
}

/**
 * The price at an offered premium: the fees and taxes of the rate plan that applies on the day. A
 * premium beyond the plan's limits, or the premium that the customer authorized, is refused.
 */
export function offeredPrice(
  bond: PricedBond,
  authorized: AuthorizedPrice,
  { premium, on }: { premium: Cents; on: IsoDate },
): Result<StampedPrice, 'beyond-limits' | 'same-price'> {
  const { answers } = authorized;
  const plan = planOf(bond, { ...answers, on });
  const { min, max } = premiumLimits(plan, answers);
  if (premium < min || premium > max) return fail('beyond-limits');

  const itemized = priceAtPremium(plan, answers.stateCode, premium);
  if (itemized.total === authorized.price.total) return fail('same-price');

  return ok({ price: sumsOf(itemized), plan: stampOf(plan), charges: chargesOf(itemized) });
}

/** The last day on which an offer of a day can be accepted. */
export function offerAnswerBy(on: IsoDate): IsoDate {
  return addDays(on, PRICE_OFFER_DAYS);
}
