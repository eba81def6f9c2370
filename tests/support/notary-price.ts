import { dollars, formatMoney } from '../../src/domain/money.ts';
import { priceBond } from '../../src/domain/quote/pricing.ts';
import { readRatePlans } from '../tools/catalogue/read-content.ts';

/** The price of the fixtures' notary bond: $10,000 with a credit check. Only the tests of rates have prices as numbers. */
export const NOTARY_PRICE = priceBond(
  { slug: 'notary', ratePlans: readRatePlans() },
  {
    stateCode: 'TN',
    amount: dollars(10_000),
    termYears: 4,
    creditCheck: 'authorized',
    on: '2026-11-20',
  },
);

/** The total in the format of pages and papers. */
export const NOTARY_TOTAL = formatMoney(NOTARY_PRICE.total);

/** The values of the columns premium_cents, fees_cents, taxes_cents and total_cents. */
export const NOTARY_PRICE_COLUMNS = Object.values(NOTARY_PRICE).join(', ');
