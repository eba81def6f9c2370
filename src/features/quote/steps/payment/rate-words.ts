import { formatMoney, formatWholeMoney } from '~/domain/money';
import { formatRate } from '~/domain/rates/format-rate';
import type { PriceBasis } from '~/domain/rates/price-with-plan';
import { SMALLEST_PART_PREMIUM } from '~/domain/rates/prorate';
import type { PremiumRule, RatePlan } from '~/domain/rates/rate-plan';

/** Explains the premium of a plan in words: the base rate, and the surcharge or discount on it. */
export function rateWords({ premium: rule }: RatePlan, basis: PriceBasis): string {
  const years = rule.yearDiscounts ? [`for ${basis.termYears} years, with a discount by year`] : [];
  const minimum =
    rule.minimum === undefined ? [] : [`at least ${formatWholeMoney(rule.minimum)} a year`];

  const rounding = `rounded to the ${rule.roundTo}`;

  return [...rateParts(rule, basis), ...years, ...minimum, rounding, ...shareParts(basis)].join(
    ', ',
  );
}

/** For example "for 220 of 365 days, but at least $25". */
function shareParts({ share }: PriceBasis): string[] {
  if (!share) return [];

  const least = formatWholeMoney(SMALLEST_PART_PREMIUM);
  return [`for ${share.days} of ${share.ofDays} days, but at least ${least}`];
}

function rateParts(rule: PremiumRule, { amount, creditCheck }: PriceBasis): string[] {
  if (rule.flat !== undefined) return [`A flat premium of ${formatMoney(rule.flat)}`];

  const [first, ...others] = rule.tiers ?? [];
  const applied = [first, ...others].findIndex((tier) => amount <= (tier?.upTo ?? Infinity));
  const tier = others[applied - 1];
  const below = [first, ...others][applied - 1]?.upTo ?? 0;
  const surcharge =
    creditCheck === 'not_authorized' && rule.withoutCreditCheck !== undefined
      ? [`plus ${formatRate(rule.withoutCreditCheck)} without a credit check`]
      : [];
  const base = first?.rate ?? 0;

  if (rule.isMarginal) return [`Our rates by amount on ${formatWholeMoney(amount)}`, ...surcharge];

  return [
    `${formatRate(base)} of ${formatWholeMoney(amount)}`,
    ...surcharge,
    ...(tier ? [differenceWords(tier.rate - base, below)] : []),
  ];
}

/** For example "minus 0.2% because the bond is above $100,000". */
function differenceWords(difference: number, below: number): string {
  const sign = difference < 0 ? 'minus' : 'plus';

  return `${sign} ${formatRate(Math.abs(difference))} because the bond is above ${formatWholeMoney(below)}`;
}
