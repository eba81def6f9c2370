import type { IsoDate } from '../domain/dates.ts';
import { examplePrices } from '../domain/quote/example-price.ts';
import { findExamplePrice } from '../domain/quote/example-price-words.ts';
import { shownPrice, type ShownPrice } from '../domain/quote/shown-price.ts';
import type { StateCode } from '../domain/us-states.ts';
import { toBondRules, type BondContent } from './to-bond-rules.ts';

/** Our price of a bond in a state on a day: for the amount that its law fixes, otherwise for a usual amount. */
export function ourPriceIn(bond: BondContent, stateCode: StateCode, on: IsoDate): ShownPrice {
  const prices = examplePrices(toBondRules(bond), bond.data.exampleAmount, on);

  return shownPrice({ bondType: bond.id, stateCode }, findExamplePrice(prices, stateCode));
}
