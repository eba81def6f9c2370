import { businessDay } from '~/domain/business-day';
import { examplePrice } from '~/domain/quote/example-price';
import { examplePriceWords } from '~/domain/quote/example-price-words';
import { shownPrice, type ShownPrice } from '~/domain/quote/shown-price';
import { now } from '~/platform/clock';
import type { ListedBond } from './listed-bond';

/** Our price for a usual amount on the day of the build: "$1,695 for $100,000". */
export function ourPriceWords(bond: PricedEntry): string {
  return examplePriceWords(ourExample(bond));
}

/** The same price with what it is computed from, for a page. */
export function ourPrice(bond: PricedEntry): ShownPrice {
  return shownPrice({ bondType: bond.id }, ourExample(bond));
}

function ourExample({ id, ratePlans, data }: PricedEntry) {
  return examplePrice(
    { slug: id, ratePlans },
    { amount: data.exampleAmount, on: businessDay(now()) },
  );
}

type PricedEntry = Pick<ListedBond, 'id' | 'ratePlans'> & {
  data: Pick<ListedBond['data'], 'exampleAmount'>;
};
