import type { IsoDate } from '../dates.ts';
import { formatWholeMoney, type Cents } from '../money.ts';
import { examplePrice } from '../quote/example-price.ts';
import { examplePriceIn, examplePriceWords } from '../quote/example-price-words.ts';
import type { RatePlan } from '../rates/rate-plan.ts';
import type { StateCode } from '../us-states.ts';
import type { FinderBond } from './finder-bond.ts';

/** What a visitor searches for besides the bond, the rate plans, and the day of the price. */
export type PricedSearch = {
  state: StateCode | undefined;
  amount: Cents;
  ratePlans: readonly RatePlan[];
  on: IsoDate;
};

/**
 * The price on the card of a bond for an amount that the visitor named. The state's law comes
 * first: if it sets the amount, other amounts have no price here.
 */
export function priceSought(
  bond: FinderBond,
  { state, amount, ratePlans, on }: PricedSearch,
): string {
  const rule = state && bond.stateRules[state];
  if (rule?.amount !== undefined) return examplePriceIn(bond.prices, state);

  const { min, max } = rule?.limits ?? bond.limits;
  if (amount < min) return `From ${formatWholeMoney(min)} only`;
  if (amount > max) return `Up to ${formatWholeMoney(max)} only`;

  const priced = { slug: bond.slug, ratePlans };
  return examplePriceWords(
    examplePrice(priced, { amount, ...(state && { stateCode: state }), on }),
  );
}
