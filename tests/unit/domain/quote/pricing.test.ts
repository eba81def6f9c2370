import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceSchema } from '~/domain/quote/price-schema';
import { CREDIT_CHECKS } from '~/domain/rates/price';
import { itemizeBondPrice, planOf, priceBond, type PricedAnswers } from '~/domain/quote/pricing';
import { ratePlan } from '../../../support/rate-plan';
import { buildBond } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const creditChecks = fc.constantFrom(...CREDIT_CHECKS);
const amounts = fc.integer({ min: 1, max: dollars(100_000_000) });
const THRESHOLD = dollars(100_000);
const bond = buildBond();

function answers(given: Partial<PricedAnswers>): PricedAnswers {
  return {
    stateCode: 'TX',
    amount: dollars(10_000),
    creditCheck: 'authorized',
    termYears: 1,
    on: '2026-11-20',
    ...given,
  };
}

describe('the price of a bond under the standard plan', () => {
  it('is 1.5% of the amount, a $75 fee and 8% tax on the premium', () => {
    expect(priceBond(bond, answers({}))).toEqual({
      premium: dollars(150),
      fees: dollars(75),
      taxes: dollars(12),
      total: dollars(237),
    });
  });

  it('has the same parts by name', () => {
    expect(itemizeBondPrice(bond, answers({}))).toMatchObject({
      total: dollars(237),
      feeLines: [{ name: 'Processing fee', amount: dollars(75) }],
      taxLines: [{ name: 'Tax', rate: 80_000, amount: dollars(12) }],
    });
  });

  it.each([
    ['at the threshold', 100_000, 1_500, 2_000],
    ['just above it', 100_001, 1_300, 1_800],
    ['far above it', 200_000, 2_600, 3_600],
  ])('has the large-bond discount only above $100,000: %s', (_, amount, premium, unchecked) => {
    const priceOf = (creditCheck: (typeof CREDIT_CHECKS)[number]) =>
      priceBond(bond, answers({ amount: dollars(amount), creditCheck })).premium;

    expect(priceOf('authorized')).toBe(dollars(premium));
    expect(priceOf('not_authorized')).toBe(dollars(unchecked));
  });

  it('has the discount one cent above $100,000', () => {
    expect(priceBond(bond, answers({ amount: THRESHOLD + 1 })).premium).toBe(dollars(1_300));
  });

  it.each([
    ['up at a half', 500, 8],
    ['down below it', 499, 7],
    ['down to nothing', 33, 0],
  ])('has a premium rounded to whole dollars: %s', (_, amount, premium) => {
    expect(priceBond(bond, answers({ amount: dollars(amount) })).premium).toBe(dollars(premium));
  });

  it('never falls when the amount rises within a rate band', () => {
    const bands = [
      fc.integer({ min: 1, max: THRESHOLD }),
      fc.integer({ min: THRESHOLD + 1, max: dollars(100_000_000) }),
    ];
    const pairs = fc.oneof(...bands.map((band) => fc.tuple(band, band)));

    fc.assert(
      fc.property(pairs, creditChecks, ([one, other], creditCheck) => {
        const lower = priceBond(bond, answers({ amount: Math.min(one, other), creditCheck }));
        const higher = priceBond(bond, answers({ amount: Math.max(one, other), creditCheck }));

        expect(higher.total).toBeGreaterThanOrEqual(lower.total);
      }),
    );
  });

  it('is never lower without a credit check', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const checked = priceBond(bond, answers({ amount }));
        const unchecked = priceBond(bond, answers({ amount, creditCheck: 'not_authorized' }));

        expect(unchecked.total).toBeGreaterThanOrEqual(checked.total);
      }),
    );
  });
});

it("uses the plan of the bond's state on the day of the price", () => {
  const ratePlans = [
    ratePlan({ id: 'everywhere' }),
    ratePlan({ id: 'texas', states: ['TX'], effectiveFrom: '2026-12-01' }),
  ];
  const idOf = (given: Partial<PricedAnswers>) =>
    planOf({ slug: 'notary', ratePlans }, answers(given)).id;

  expect(idOf({ on: '2026-11-30' })).toBe('everywhere');
  expect(idOf({ on: '2026-12-01' })).toBe('texas');
  expect(idOf({ on: '2026-12-01', stateCode: 'SC' })).toBe('everywhere');
});

describe('priceSchema', () => {
  it('accepts every price of a bond', () => {
    fc.assert(
      fc.property(amounts, creditChecks, (amount, creditCheck) => {
        const price = priceBond(bond, answers({ amount, creditCheck }));

        expect(priceSchema.parse(price)).toEqual(price);
      }),
    );
  });

  it('refuses a total that is not the sum of its parts', () => {
    expect(
      messagesOf(priceSchema, { premium: 15_000, fees: 7_500, taxes: 1_200, total: 100 }),
    ).toEqual({ '': 'Expected the total to be the sum of premium, fees and taxes' });
  });

  it('refuses fractions, negative amounts and unknown parts', () => {
    const price = { premium: 100, fees: 0, taxes: 0, total: 100 };

    expect(priceSchema.safeParse(price).success).toBe(true);
    expect(priceSchema.safeParse({ ...price, premium: 99.5, fees: 0.5 }).success).toBe(false);
    expect(priceSchema.safeParse({ ...price, fees: -100, total: 0 }).success).toBe(false);
    expect(priceSchema.safeParse({ ...price, discount: 0 }).success).toBe(false);
  });
});
