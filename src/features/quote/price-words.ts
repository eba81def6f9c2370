import { formatMoney, formatWholeMoney, type Cents } from '~/domain/money';
import { termWords } from '~/domain/quote/term-words';

/**
 * What the price is for, in one line: "$200,000 bond, 1 year: $2,883.00. Renews yearly." An unknown term is
 * left out. A first term that is not whole years is given in days. A bid bond doesn't renew.
 */
export function priceSentence({ amount, termYears, days, total, renews }: PriceFacts): string {
  const bond = `${formatWholeMoney(amount)} bond`;
  const words = formatMoney(total);
  if (termYears === undefined) return `${bond}: ${words}.`;

  const term = `${bond}, ${termWords(termYears)}: ${words}.`;
  if (!renews) return term;

  if (days !== undefined)
    return `${bond}, first term of ${days} days: ${words}. Renews after that.`;

  return `${term} ${termYears === 1 ? 'Renews yearly.' : `Renews after ${termWords(termYears)}.`}`;
}

export type PriceFacts = {
  amount: Cents;
  termYears: number | undefined;
  /** The days of a first term that is not whole years. */
  days?: number | undefined;
  total: Cents;
  /** Whether the bond renews after its term. */
  renews: boolean;
};
