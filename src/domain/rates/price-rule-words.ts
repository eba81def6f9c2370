import { type Cents, formatMoney, formatWholeMoney } from '../money.ts';
import { formatRate } from './format-rate.ts';
import type { PremiumRule, RatePlan } from './rate-plan.ts';

/**
 * Explains a plan's price, such as "The premium is 1.5% of the bond amount (1.3% above $100,000), rounded to the nearest
 * dollar." Charges of single states are left out.
 */
export function priceRuleSentence({ premium, fees, taxes }: RatePlan): string {
  const charges = [
    ...fees.filter(({ states }) => !states).map(chargeOfFee),
    ...taxes
      .filter(({ states }) => !states)
      .map(({ name, rate }) => `${formatRate(rate)} ${name.toLowerCase()} on the premium`),
  ];

  return [
    `The premium is ${premiumWords(premium)}, rounded to the nearest ${premium.roundTo}.`,
    ...(premium.withoutCreditCheck === undefined
      ? []
      : [`Skipping the credit check adds ${formatRate(premium.withoutCreditCheck)}.`]),
    ...(charges.length > 0 ? [`You also pay ${charges.join(' and ')}.`] : []),
  ].join(' ');
}

function chargeOfFee({ name, amount }: RatePlan['fees'][number]): string {
  return `a ${formatWholeMoney(amount)} ${name.toLowerCase()}`;
}

function premiumWords({
  flat,
  tiers = [],
  isMarginal,
  minimum,
  yearDiscounts,
}: PremiumRule): string {
  const rate = flat === undefined ? tierWords(tiers, isMarginal) : formatMoney(flat);
  const least = minimum === undefined ? '' : `, at least ${formatWholeMoney(minimum)}`;

  return `${rate}${yearDiscounts ? ' a year' : ''}${least}`;
}

function tierWords(
  tiers: NonNullable<PremiumRule['tiers']>,
  isMarginal: PremiumRule['isMarginal'],
): string {
  let lower: Cents | undefined;
  const words = tiers.map(({ rate, upTo }) => {
    const range =
      lower === undefined
        ? 'of the bond amount'
        : `${isMarginal ? 'of the part above' : 'above'} ${formatWholeMoney(lower)}`;
    lower = upTo;

    return `${formatRate(rate)} ${range}`;
  });
  const steps = words.slice(1).join(', ');

  return [...words.slice(0, 1), ...(steps === '' ? [] : [`(${steps})`])].join(' ');
}
