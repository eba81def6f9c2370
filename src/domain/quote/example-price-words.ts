import { formatWholeMoney, type Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';

/** What we charge for a bond of an amount, with a credit check and a term of one year. */
export type ExamplePrice = { amount: Cents; total: Cents };

/** Our prices of a bond before we know the applicant. `byState` has the states with another price. */
export type ExamplePrices = {
  usual: ExamplePrice;
  byState: Readonly<Partial<Record<StateCode, ExamplePrice>>>;
};

/** The price to show in a state, or before one is chosen: "$1,695 for $100,000". */
export function examplePriceIn(prices: ExamplePrices, state: StateCode | undefined): string {
  return examplePriceWords(findExamplePrice(prices, state));
}

/** The price to show in a state, or before one is chosen. */
export function findExamplePrice(
  { usual, byState }: ExamplePrices,
  state: StateCode | undefined,
): ExamplePrice {
  return (state && byState[state]) ?? usual;
}

/** For example "$1,695 for $100,000". */
export function examplePriceWords({ amount, total }: ExamplePrice): string {
  return `${formatWholeMoney(total)} for ${formatWholeMoney(amount)}`;
}
