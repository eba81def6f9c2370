/** The sentences of the estimate box. */
import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import type { Estimate, EstimateFailure } from '~/domain/quote/estimate';
import {
  BASE_RATE_BASIS_POINTS,
  formatRate,
  LARGE_BOND_DISCOUNT_BASIS_POINTS,
  LARGE_BOND_THRESHOLD,
  NO_CREDIT_CHECK_BASIS_POINTS,
  PROCESSING_FEE,
  TAX_PERCENT,
} from '~/domain/quote/pricing';
import { stateName, type StateCode } from '~/domain/us-states';

type Limits = { min: Cents; max: Cents };

/** "We write it from $500 to $25,000." or the one amount there is. */
export function limitsSentence({ min, max }: Limits): string {
  return `We write it from ${formatWholeMoney(min)} to ${formatWholeMoney(max)}.`;
}

/** "A bond of $10,000 costs $237.00." */
export function estimateSentence({ amount, price }: Estimate): string {
  return `A bond of ${formatWholeMoney(amount)} costs ${formatMoney(price.total)}.`;
}

/** Why there is no price, and what to do about it. */
export function failureSentence(failure: EstimateFailure, { min, max }: Limits): string {
  const sentences: Record<EstimateFailure, string> = {
    blank: 'Enter an amount to see the price.',
    unreadable: 'Write the amount in dollars, such as 10,000.',
    'too-small': `We write this bond from ${formatWholeMoney(min)} up.`,
    'too-large': `We write this bond up to ${formatWholeMoney(max)}.`,
  };

  return sentences[failure];
}

/** How the price comes about, from the same constants that compute it. */
export function priceRuleSentence(): string {
  const base = formatRate(BASE_RATE_BASIS_POINTS);
  const surcharge = formatRate(NO_CREDIT_CHECK_BASIS_POINTS);
  const discount = formatRate(LARGE_BOND_DISCOUNT_BASIS_POINTS);

  return [
    `Our premium is ${base} of the amount, ${discount} less above`,
    `${formatWholeMoney(LARGE_BOND_THRESHOLD)}, and ${surcharge} more without a credit check,`,
    'rounded to the nearest dollar.',
    `A processing fee of ${formatWholeMoney(PROCESSING_FEE)} and tax of ${TAX_PERCENT}% of the`,
    'premium are added to it.',
  ].join(' ');
}

/** A state where we cannot write the bond. */
export function unservedSentence(state: StateCode): string {
  return `We are not licensed in ${stateName(state)} yet, so we cannot write this bond there.`;
}
