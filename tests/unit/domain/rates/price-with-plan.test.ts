import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { CREDIT_CHECKS } from '~/domain/rates/price';
import {
  itemizePrice,
  premiumLimits,
  priceAtPremium,
  priceWithPlan,
  type PriceBasis,
} from '~/domain/rates/price-with-plan';
import type { RatePlan } from '~/domain/rates/rate-plan';
import { ratePlan } from '../../../support/rate-plan';

const percent = (rate: number) => Math.round(rate * 10_000);

function basis(given: Partial<PriceBasis> = {}): PriceBasis {
  return {
    stateCode: 'SC',
    amount: dollars(10_000),
    creditCheck: 'authorized',
    termYears: 1,
    ...given,
  };
}

describe('a rate plan', () => {
  it('applies the rate of the tier to the whole amount', () => {
    const plan = ratePlan({
      premium: {
        tiers: [{ upTo: dollars(100_000), rate: percent(1.5) }, { rate: percent(1.3) }],
        roundTo: 'dollar',
      },
    });
    const premiumOf = (amount: number) => priceWithPlan(plan, basis({ amount })).premium;

    expect(premiumOf(dollars(100_000))).toBe(dollars(1_500));
    expect(premiumOf(dollars(100_000) + 1)).toBe(dollars(1_300));
    expect(premiumOf(dollars(237_500))).toBe(dollars(3_088)); // 3,087.50, halves up
  });

  it('applies each rate to its part of the amount when the tiers are marginal', () => {
    const plan = ratePlan({
      premium: {
        tiers: [
          { upTo: dollars(100_000), rate: percent(2.5) },
          { upTo: dollars(500_000), rate: percent(1.5) },
          { rate: percent(1) },
        ],
        isMarginal: true,
        withoutCreditCheck: percent(0.5),
        roundTo: 'dollar',
      },
    });
    const premiumOf = (amount: number, creditCheck: PriceBasis['creditCheck'] = 'authorized') =>
      priceWithPlan(plan, basis({ amount: dollars(amount), creditCheck })).premium;

    expect(premiumOf(50_000)).toBe(dollars(1_250));
    expect(premiumOf(600_000)).toBe(dollars(2_500 + 6_000 + 1_000));
    expect(premiumOf(600_000, 'not_authorized')).toBe(dollars(9_500 + 3_000));
  });

  it('charges a flat premium for every amount, with or without a credit check', () => {
    const plan = ratePlan({ premium: { flat: dollars(50), roundTo: 'dollar' } });
    const prices = [10_000, 25_000].flatMap((amount) =>
      CREDIT_CHECKS.map((creditCheck) =>
        priceWithPlan(plan, basis({ amount: dollars(amount), creditCheck })),
      ),
    );

    expect(new Set(prices.map(({ premium }) => premium))).toEqual(new Set([dollars(50)]));
  });

  it('charges at least the minimum premium', () => {
    const plan = ratePlan({
      premium: { tiers: [{ rate: percent(1) }], minimum: dollars(100), roundTo: 'dollar' },
    });

    expect(priceWithPlan(plan, basis({ amount: dollars(500) })).premium).toBe(dollars(100));
    expect(priceWithPlan(plan, basis({ amount: dollars(10_001) })).premium).toBe(dollars(100));
    expect(priceWithPlan(plan, basis({ amount: dollars(20_000) })).premium).toBe(dollars(200));
  });

  it('adds up the years of a term with the discount of each year, the last one repeated', () => {
    const plan = ratePlan({
      premium: {
        tiers: [{ rate: percent(1) }],
        minimum: dollars(100),
        yearDiscounts: [0, percent(10), percent(20)],
        roundTo: 'cent',
      },
    });
    const premiumOf = (termYears: number, amount = 33_333) =>
      priceWithPlan(plan, basis({ termYears, amount: dollars(amount) })).premium;

    expect(premiumOf(1)).toBe(33_333);
    expect(premiumOf(2)).toBe(63_333); // 333.33 and 299.997
    expect(premiumOf(4)).toBe(116_666); // 3.5 times 333.33, halves up
    expect(premiumOf(3, 500)).toBe(dollars(100 + 90 + 80));
  });

  it('covers the whole term with one premium when it has no discounts by year', () => {
    const [one, four] = [1, 4].map((termYears) => priceWithPlan(ratePlan(), basis({ termYears })));

    expect(one).toEqual(four);
  });

  it('names each fee and tax, and leaves out those of other states', () => {
    const plan = ratePlan({
      fees: [
        { name: 'Processing fee', amount: dollars(75) },
        { name: 'Filing fee', amount: dollars(20), states: ['FL'] },
      ],
      taxes: [
        { name: 'Kentucky premium surcharge', rate: percent(1.8), states: ['SC', 'FL'] },
        { name: 'Municipal tax', rate: percent(5.005) },
      ],
    });

    expect(itemizePrice(plan, basis({ stateCode: 'FL' }))).toEqual({
      premium: dollars(150),
      fees: dollars(95),
      taxes: 270 + 751,
      total: dollars(150) + dollars(95) + 1_021,
      feeLines: [
        { name: 'Processing fee', amount: dollars(75) },
        { name: 'Filing fee', amount: dollars(20) },
      ],
      taxLines: [
        { name: 'Kentucky premium surcharge', rate: percent(1.8), amount: 270 },
        { name: 'Municipal tax', rate: percent(5.005), amount: 751 },
      ],
    });
    expect(itemizePrice(plan, basis({ stateCode: 'OH' })).feeLines).toHaveLength(1);
    expect(itemizePrice(plan, basis({ stateCode: 'OH' })).taxLines).toHaveLength(1);
  });

  it('counts nothing for what a plan does not have', () => {
    const premiumOf = (premium: RatePlan['premium'], given: Partial<PriceBasis> = {}) =>
      priceWithPlan(ratePlan({ premium }), basis(given)).premium;
    const tiers = [{ upTo: dollars(5_000), rate: percent(1) }];

    expect(premiumOf({ roundTo: 'dollar' })).toBe(0);
    expect(premiumOf({ tiers, roundTo: 'dollar' })).toBe(0);
    expect(premiumOf({ flat: dollars(50), yearDiscounts: [], roundTo: 'dollar' })).toBe(
      dollars(50),
    );
    expect(
      premiumOf(
        { tiers: [{ rate: percent(1) }], roundTo: 'dollar' },
        { creditCheck: 'not_authorized' },
      ),
    ).toBe(dollars(100));
  });

  it('has whole cents everywhere and a total equal to its parts, for every plan and answer', () => {
    const amounts = fc.integer({ min: 1, max: dollars(100_000_000) });
    const rates = fc.integer({ min: 0, max: percent(15) });
    const plans = fc.record({
      rate: rates,
      next: rates,
      upTo: amounts,
      isMarginal: fc.boolean(),
      minimum: fc.integer({ min: 0, max: dollars(1_000) }),
      yearDiscounts: fc.option(fc.array(rates, { minLength: 1, maxLength: 4 }), { nil: undefined }),
      roundTo: fc.constantFrom('dollar' as const, 'cent' as const),
      tax: rates,
    });
    fc.assert(
      fc.property(
        plans,
        amounts,
        fc.constantFrom(...CREDIT_CHECKS),
        fc.integer({ min: 1, max: 10 }),
        ({ rate, next, upTo, tax, ...rule }, amount, creditCheck, termYears) => {
          const plan = ratePlan({
            premium: {
              ...rule,
              tiers: [{ upTo, rate }, { rate: next }],
              withoutCreditCheck: 5_000,
            },
            taxes: [{ name: 'Tax', rate: tax }],
          });
          const price = priceWithPlan(plan, basis({ amount, creditCheck, termYears }));

          expect(Object.values(price).every(Number.isSafeInteger)).toBe(true);
          expect(price.total).toBe(price.premium + price.fees + price.taxes);
          expect(price.premium % (rule.roundTo === 'dollar' ? 100 : 1)).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the premium that an underwriter sets', () => {
  it('carries the fees and taxes of the plan', () => {
    expect(priceAtPremium(ratePlan(), 'SC', dollars(200))).toEqual({
      premium: dollars(200),
      fees: dollars(75),
      taxes: dollars(16),
      total: dollars(291),
      feeLines: [{ name: 'Processing fee', amount: dollars(75) }],
      taxLines: [{ name: 'Tax', rate: percent(8), amount: dollars(16) }],
    });
  });

  it('stays within the limits of the plan, in whole dollars', () => {
    const plan = ratePlan({ underwriter: { lowest: 755_000, highest: 1_255_000 } });

    expect(premiumLimits(plan, basis())).toEqual({ min: dollars(114), max: dollars(188) });
  });
});
