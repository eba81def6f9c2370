import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceSchema } from '~/domain/quote/price-schema';
import { CREDIT_CHECKS, formatRate, LARGE_BOND_THRESHOLD, priceBond } from '~/domain/quote/pricing';
import { messagesOf } from '../support/messages-of';

const creditChecks = fc.constantFrom(...CREDIT_CHECKS);
const amounts = fc.integer({ min: 1, max: dollars(100_000_000) });

describe('priceBond', () => {
  it('charges 1.5% of the amount, a $75 fee and 8% tax on the premium', () => {
    expect(priceBond({ amount: dollars(10_000), creditCheck: 'authorized' })).toEqual({
      premium: dollars(150),
      fees: dollars(75),
      taxes: dollars(12),
      total: dollars(237),
    });
  });

  it('charges 2% without a credit check', () => {
    expect(priceBond({ amount: dollars(10_000), creditCheck: 'not_authorized' })).toEqual({
      premium: dollars(200),
      fees: dollars(75),
      taxes: dollars(16),
      total: dollars(291),
    });
  });

  it.each([
    ['at the threshold', 100_000, 1_500, 2_000],
    ['just above it', 100_001, 1_300, 1_800],
    ['far above it', 200_000, 2_600, 3_600],
  ])('applies the large-bond discount only above $100,000: %s', (_, amount, premium, unchecked) => {
    const priceOf = (creditCheck: (typeof CREDIT_CHECKS)[number]) =>
      priceBond({ amount: dollars(amount), creditCheck }).premium;

    expect(priceOf('authorized')).toBe(dollars(premium));
    expect(priceOf('not_authorized')).toBe(dollars(unchecked));
  });

  it('gives the discount one cent above $100,000', () => {
    const premium = priceBond({ amount: dollars(100_000) + 1, creditCheck: 'authorized' }).premium;

    expect(premium).toBe(dollars(1_300));
  });

  it.each([
    ['up at a half', 500, 8],
    ['down below it', 499, 7],
    ['down to nothing', 33, 0],
  ])('rounds the premium to whole dollars: %s', (_, amount, premium) => {
    expect(priceBond({ amount: dollars(amount), creditCheck: 'authorized' }).premium).toBe(
      dollars(premium),
    );
  });

  it('is whole cents everywhere, a premium of whole dollars, and a total of its parts', () => {
    fc.assert(
      fc.property(amounts, creditChecks, (amount, creditCheck) => {
        const { premium, fees, taxes, total } = priceBond({ amount, creditCheck });

        expect([premium, fees, taxes, total].every(Number.isSafeInteger)).toBe(true);
        expect(premium % 100).toBe(0);
        expect(total).toBe(premium + fees + taxes);
        expect(taxes * 100).toBe(premium * 8);
      }),
    );
  });

  it('never falls when the amount rises within a rate band', () => {
    const bands = [
      fc.integer({ min: 1, max: LARGE_BOND_THRESHOLD }),
      fc.integer({ min: LARGE_BOND_THRESHOLD + 1, max: dollars(100_000_000) }),
    ];
    const pairs = fc.oneof(...bands.map((band) => fc.tuple(band, band)));

    fc.assert(
      fc.property(pairs, creditChecks, ([one, other], creditCheck) => {
        const lower = priceBond({ amount: Math.min(one, other), creditCheck });
        const higher = priceBond({ amount: Math.max(one, other), creditCheck });

        expect(higher.total).toBeGreaterThanOrEqual(lower.total);
      }),
    );
  });

  it('never asks less of those who do not authorize a credit check', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const checked = priceBond({ amount, creditCheck: 'authorized' });
        const unchecked = priceBond({ amount, creditCheck: 'not_authorized' });

        expect(unchecked.total).toBeGreaterThanOrEqual(checked.total);
      }),
    );
  });
});

describe('priceSchema', () => {
  it('takes every price we make', () => {
    fc.assert(
      fc.property(amounts, creditChecks, (amount, creditCheck) => {
        const price = priceBond({ amount, creditCheck });

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

it('writes a rate in percent', () => {
  expect(formatRate(150)).toBe('1.5%');
  expect(formatRate(20)).toBe('0.2%');
  expect(formatRate(100)).toBe('1%');
});
