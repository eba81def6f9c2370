import { dollars, formatMoney, formatWholeMoney } from '../../src/domain/money.ts';
import { priceBond } from '../../src/domain/quote/pricing.ts';
import { readRatePlans } from '../tools/catalogue/read-content.ts';

const RATED = { slug: 'notary', ratePlans: readRatePlans() } as const;

/** The price of the fixtures' notary bond for an amount in dollars. Only the tests of rates have prices as numbers. */
export function notaryPrice(amount: number) {
  return priceBond(RATED, {
    stateCode: 'TN',
    amount: dollars(amount),
    termYears: 4,
    creditCheck: 'authorized',
    on: '2026-11-20',
  });
}

/** The price of the fixtures' notary bond: $10,000 with a credit check. */
export const NOTARY_PRICE = notaryPrice(10_000);

/** The total in the format of pages and papers. */
export const NOTARY_TOTAL = formatMoney(NOTARY_PRICE.total);

/** The total as lists show it, with its amount. */
export const NOTARY_TOTAL_FOR_AMOUNT = `${formatWholeMoney(NOTARY_PRICE.total)} for $10,000`;

/** The price line by line, as receipts show it: premium, fees, taxes, total. */
export const NOTARY_PRICE_LINES = [
  NOTARY_PRICE.premium,
  NOTARY_PRICE.fees,
  NOTARY_PRICE.taxes,
  NOTARY_PRICE.total,
].map(formatMoney);

/** The values of the columns premium_cents, fees_cents, taxes_cents and total_cents. */
export const NOTARY_PRICE_COLUMNS = Object.values(NOTARY_PRICE).join(', ');
