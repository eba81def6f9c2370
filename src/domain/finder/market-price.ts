import { termWords } from '../quote/term-words.ts';

/** The typical market price of a bond, as its file gives it. */
type MarketPrice = { averageCost: string; averageCostScope?: string | undefined };

/** The typical market price with what it covers and depends on: "$100-500 a year, more for a large estate". */
export function marketPriceWords({ averageCost, averageCostScope }: MarketPrice): string {
  return averageCostScope === undefined ? averageCost : `${averageCost} ${averageCostScope}`;
}

/**
 * The same words beside our price on a card. The market names the price of a year where ours covers a term of up to
 * `ourYears` years: "1-3% a year; our price is for up to 4 years".
 */
export function comparedMarketWords(price: MarketPrice, ourYears: number): string {
  const words = marketPriceWords(price);

  return /\ba year\b/.test(words) && ourYears > 1
    ? `${words}; our price is for up to ${termWords(ourYears)}`
    : words;
}
