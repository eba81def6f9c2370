import { businessDay } from '~/domain/business-day';
import { examplePrice } from '~/domain/quote/example-price';
import { examplePriceWords } from '~/domain/quote/example-price-words';
import { now } from '~/platform/clock';
import type { ListedBond } from './listed-bond';

/** Our price for a usual amount on the day of the build: "$1,695 for $100,000". */
export function ourPriceWords({ id, ratePlans, data }: PricedEntry): string {
  const bond = { slug: id, ratePlans };

  return examplePriceWords(
    examplePrice(bond, { amount: data.exampleAmount, on: businessDay(now()) }),
  );
}

type PricedEntry = Pick<ListedBond, 'id' | 'ratePlans'> & {
  data: Pick<ListedBond['data'], 'exampleAmount'>;
};
