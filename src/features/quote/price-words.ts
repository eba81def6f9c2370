import { endsAtAward, type BondSlug } from '~/domain/bonds/bond-types';
import { FOR_ONE_BID } from '~/domain/bonds/end-words';
import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import { termWords } from '~/domain/quote/term-words';

/**
 * What the price is for, in one line: "$200,000 bond, 1 year: $2,883.00. Renews yearly." An unknown term is
 * left out. A first term that is not whole years is given in days. A bid bond is charged once.
 */
export function priceSentence({
  bondSlug,
  amount,
  termYears,
  days,
  paidYears = 1,
  total,
}: PriceFacts): string {
  const bond = `${formatWholeMoney(amount)} bond`;
  const words = formatMoney(total);
  if (endsAtAward(bondSlug)) return `${bond} ${FOR_ONE_BID.toLowerCase()}: ${words}. Charged once.`;
  if (termYears === undefined) return `${bond}: ${words}.`;

  const renews = termYears === 1 ? 'Renews yearly.' : `Renews after ${termWords(termYears)}.`;
  if (days !== undefined)
    return `${bond}, first term of ${days} days${chargedWords(paidYears)}: ${words}. Renews after that.`;

  return `${bond}, ${termWords(termYears)}: ${words}. ${renews}`;
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
  total: Cents;
};
