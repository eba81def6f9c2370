/** The sentences of the estimate box. */
import { isCountedFromCommission } from '~/domain/bonds/before-start';
import { BOND_TRAITS, type BondSlug } from '~/domain/bonds/bond-types';
import { FOR_ONE_BID } from '~/domain/bonds/end-words';
import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import type { Estimate, EstimateFailure } from '~/domain/quote/estimate';
import { termWords } from '~/domain/quote/term-words';
import type { Price } from '~/domain/rates/price';
import { stateName, type StateCode } from '~/domain/us-states';

type Limits = { min: Cents; max: Cents };

/** For example "We write it from $500 to $25,000." */
export function limitsSentence({ min, max }: Limits): string {
  return `We write it from ${formatWholeMoney(min)} to ${formatWholeMoney(max)}.`;
}

/** Takes the place of the limits when one law fixes the amount. */
export const LOCKED_SENTENCE = 'The law sets this amount.';

/** Takes the place of the limits until a state is chosen, where the laws of states fix different amounts. */
export const STATE_SENTENCE = 'Choose your state. Its law may set the amount.';

/** For example "A bond of $10,000 costs $237.00." */
export function estimateSentence({
  amount,
  price,
}: Pick<Estimate, 'amount'> & { price: Price }): string {
  return `A bond of ${formatWholeMoney(amount)} costs ${formatMoney(price.total)}.`;
}

/**
 * What the price is for. A bond that ends with its release is paid again, so its price never covers the whole time.
 * `longestTerm` is in years.
 */
export function coverSentence(
  slug: BondSlug,
  { isByYear, longestTerm }: { isByYear: boolean; longestTerm: number },
): string {
  const { ends } = BOND_TRAITS[slug];
  if (ends === 'at-award') return `${FOR_ONE_BID}, with a credit check.`;
  const whole = isCountedFromCommission(slug)
    ? 'the whole term of the commission'
    : `a term of up to ${termWords(longestTerm)}`;
  const sentence = `For ${isByYear ? 'one year' : whole}, with a credit check.`;
  if (ends === 'with-term') return sentence;

  return `${sentence} The bond has no end date: a new premium is due for each ${isByYear ? 'year' : 'term'} until it is released.`;
}

/** Says why there is no price and how to get one. */
export function failureSentence(failure: EstimateFailure, { min, max }: Limits): string {
  const sentences: Record<EstimateFailure, string> = {
    blank: 'Enter an amount to see the price.',
    unreadable: 'Enter the amount in dollars, such as 10,000.',
    'too-small': `The smallest amount we write for this bond is ${formatWholeMoney(min)}.`,
    'too-large': `The largest amount we write for this bond is ${formatWholeMoney(max)}.`,
  };

  return sentences[failure];
}

/** For a state that does not require the bond. */
export function unneededSentence(state: StateCode): string {
  return `${stateName(state)} doesn’t require this bond.`;
}

/** The link to the page of a state that does not require the bond. */
export function otherBondsLabel(state: StateCode): string {
  return `See the bonds ${stateName(state)} requires`;
}

/** For a state where we are not licensed. */
export function unservedSentence(state: StateCode): string {
  return `We are not licensed in ${stateName(state)} yet, so we cannot write this bond there.`;
}
