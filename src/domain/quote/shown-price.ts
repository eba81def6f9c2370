import type { BondSlug } from '../bonds/bond-types.ts';
import { formatWholeMoney, type Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { ExamplePrice } from './example-price-words.ts';

/** The bond of a shown price. Without a state, it is the price under the plan for all states. */
export type MarkedBond = { bondType: BondSlug; stateCode?: StateCode | undefined };

/** A price of ours on a page: "$1,695 for $100,000". `mark` says what the total is computed from. */
export type ShownPrice = { total: string; amount: string; mark: string };

/**
 * What a shown figure is computed from, for its attribute `data-our-price`: a credit check and a term of one year. A
 * test of the built site compares every figure with the wizard's price.
 */
export function priceMark(bond: MarkedBond, amount: Cents): string {
  const answers = { creditCheck: 'authorized', termYears: 1 };

  return JSON.stringify({ ...bond, amount, ...answers, part: 'total' });
}

/** An example price with its mark, for a page. */
export function shownPrice(bond: MarkedBond, { amount, total }: ExamplePrice): ShownPrice {
  return {
    total: formatWholeMoney(total),
    amount: formatWholeMoney(amount),
    mark: priceMark(bond, amount),
  };
}
