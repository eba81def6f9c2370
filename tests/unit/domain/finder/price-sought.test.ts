import { describe, expect, it } from 'vitest';
import { priceSought } from '~/domain/finder/price-sought';
import { dollars } from '~/domain/money';
import { priceBond } from '~/domain/quote/pricing';
import { formatWholeMoney } from '~/domain/money';
import { NOTARY_TOTAL_FOR_AMOUNT } from '../../../support/notary-price';
import { readRatePlans } from '../../../tools/catalogue/read-content';
import { TODAY } from '../support/builders';
import { buildFinderBond } from './finder-bonds';

const ratePlans = readRatePlans();
const limits = { min: dollars(1_000), max: dollars(7_500) };
const bond = buildFinderBond({ stateRules: { AL: { amount: dollars(50_000) }, SC: { limits } } });
const price = (amount: number, state?: 'AL' | 'SC' | 'TX') =>
  priceSought(bond, { amount: dollars(amount), state, ratePlans, on: TODAY });

describe('priceSought', () => {
  it('is the price of the quote for that amount', () => {
    const { total } = priceBond(
      { slug: 'notary', ratePlans },
      {
        amount: dollars(12_500),
        stateCode: 'TX',
        creditCheck: 'authorized',
        termYears: 1,
        on: TODAY,
      },
    );

    expect(price(12_500, 'TX')).toBe(`${formatWholeMoney(total)} for $12,500`);
    expect(price(10_000)).toBe(NOTARY_TOTAL_FOR_AMOUNT);
  });

  it('is that of the amount that the law sets', () => {
    expect(price(10_000, 'AL')).toBe(NOTARY_TOTAL_FOR_AMOUNT);
  });

  it.each([
    [499, undefined, 'From $500 only'],
    [25_001, 'TX', 'Up to $25,000 only'],
    [999, 'SC', 'From $1,000 only'],
    [7_501, 'SC', 'Up to $7,500 only'],
  ] as const)('names the limit that %i dollars miss', (amount, state, words) => {
    expect(price(amount, state)).toBe(words);
  });
});
