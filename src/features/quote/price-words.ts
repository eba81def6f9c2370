import { endsAtAward, type BondSlug } from '~/domain/bonds/bond-types';
import { FOR_ONE_BID } from '~/domain/bonds/end-words';
import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import { termWords } from '~/domain/quote/term-words';

/**
 * What the price is for, in one line: "$200,000 bond, 1 year: $2,883.00. You can renew it after 1 year." An unknown term is
 * left out. A first term that is not whole years is given in days. A bid bond is charged once.
 */
export function priceSentence({
  bondSlug,
  amount,
  termYears,
  days,
  paidYears = 1,
  hasNoEnd = false,
  total,
}: PriceFacts): string {
  const bond = `${formatWholeMoney(amount)} bond`;
  const words = formatMoney(total);
  if (endsAtAward(bondSlug)) return `${bond} ${FOR_ONE_BID.toLowerCase()}: ${words}. Charged once.`;
  if (termYears === undefined) return `${bond}: ${words}.`;

  const term =
    days === undefined
      ? termWords(termYears)
      : `first term of ${days} days${chargedWords(paidYears)}`;

  return `${bond}, ${term}: ${words}. ${nextWords({ termYears, days, hasNoEnd })}`;
}

/** When the next premium is due. A bond without an end is not renewed: it runs on, and each of its terms is paid. */
function nextWords({
  termYears,
  days,
  hasNoEnd,
}: {
  termYears: number;
  days: number | undefined;
  hasNoEnd: boolean;
}): string {
  if (hasNoEnd) {
    return days === undefined
      ? premiumDueWords(termYears)
      : 'A new premium is due after that, until the bond is released.';
  }
  if (days !== undefined) return 'You can renew it after that.';

  return `You can renew it after ${termWords(termYears)}.`;
}

/** When the next premium of a bond without an end is due. */
export function premiumDueWords(termYears: number): string {
  const when = termYears === 1 ? 'each year' : `every ${termWords(termYears)}`;

  return `A new premium is due ${when} until the bond is released.`;
}

/** Why a term of 943 days costs as much as one of three years. A term below a year is charged by the day. */
function chargedWords(paidYears: number): string {
  return paidYears > 1 ? `, charged as ${termWords(paidYears)}` : '';
}

export type PriceFacts = {
  bondSlug: BondSlug;
  amount: Cents;
  termYears: number | undefined;
  /** The days of a first term that is not whole years. */
  days?: number | undefined;
  /** The years that the premium of such a term pays for. After the first year, part of a year counts as a whole one. */
  paidYears?: number | undefined;
  /** Whether the bond runs until its release, as court and contract bonds do. */
  hasNoEnd?: boolean;
  total: Cents;
};
