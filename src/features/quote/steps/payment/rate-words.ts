import { formatMoney, formatWholeMoney } from '~/domain/money';
import { creditCheckSurcharge } from '~/domain/rates/credit-check-surcharge';
import { formatRate } from '~/domain/rates/format-rate';
import { priceWithPlan, type PriceBasis } from '~/domain/rates/price-with-plan';
import { SMALLEST_PART_PREMIUM } from '~/domain/rates/prorate';
import type { PremiumRule, RatePlan } from '~/domain/rates/rate-plan';

/**
 * Explains the premium of a plan in words: the base rate, and the surcharge or discount on it. The surcharge is also told
 * in dollars, as it is part of the premium.
 */
export function rateWords(plan: RatePlan, basis: PriceBasis): string {
  const { premium: rule } = plan;
  const years = rule.yearDiscounts ? [`for ${basis.termYears} years, with a discount by year`] : [];
  const minimum =
    rule.minimum === undefined ? [] : [`at least ${formatWholeMoney(rule.minimum)} a year`];

  const parts = [...rateParts(rule, basis), ...years, ...minimum, ...lastParts(plan, basis)];

  return parts.join(', ') + surchargeSentence(plan, basis);
}

function surchargeSentence(plan: RatePlan, basis: PriceBasis): string {
  const surcharge = basis.creditCheck === 'authorized' ? 0 : creditCheckSurcharge(plan, basis);

  return surcharge > 0 ? `. Skipping the credit check adds ${formatMoney(surcharge)}.` : '';
}

/**
 * For example "rounded to the dollar" or "for 220 of 365 days". A part of a year is charged to the cent, so its words
 * don't speak of dollars, and name our smallest premium only where it applies.
 */
function lastParts(plan: RatePlan, basis: PriceBasis): string[] {
  const { share } = basis;
  if (!share) return [`rounded to the ${plan.premium.roundTo}`];

  const isSmallest = priceWithPlan(plan, basis).premium === SMALLEST_PART_PREMIUM;
  const least = isSmallest ? [`but at least ${formatWholeMoney(SMALLEST_PART_PREMIUM)}`] : [];

  return [`for ${share.days} of ${share.ofDays} days`, ...least];
}

function rateParts(rule: PremiumRule, { amount, creditCheck }: PriceBasis): string[] {
  if (rule.flat !== undefined) return [`A flat premium of ${formatMoney(rule.flat)}`];

  const [first, ...others] = rule.tiers ?? [];
  const applied = [first, ...others].findIndex((tier) => amount <= (tier?.upTo ?? Infinity));
  const tier = others[applied - 1];
  const below = [first, ...others][applied - 1]?.upTo ?? 0;
  const extra = creditCheck === 'not_authorized' ? (rule.withoutCreditCheck ?? 0) : 0;
  const surcharge = extra > 0 ? [`plus ${formatRate(extra)} without a credit check`] : [];
  const base = first?.rate ?? 0;

  if (rule.isMarginal) return [`Our rates by amount on ${formatWholeMoney(amount)}`, ...surcharge];

  const changes = [...surcharge, ...(tier ? [differenceWords(tier.rate - base, below)] : [])];
  const rate = `${formatRate((tier?.rate ?? base) + extra)} of ${formatWholeMoney(amount)}`;

  // The whole rate first, so that the reader can check the premium.
  return [changes.length > 0 ? `${rate} (${[formatRate(base), ...changes].join(', ')})` : rate];
}

/** For example "minus 0.2% because the bond is above $100,000". */
function differenceWords(difference: number, below: number): string {
  const sign = difference < 0 ? 'minus' : 'plus';

  return `${sign} ${formatRate(Math.abs(difference))} because the bond is above ${formatWholeMoney(below)}`;
}
