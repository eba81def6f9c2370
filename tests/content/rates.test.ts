import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratePlanFileSchema, toRatePlan } from '~/collections/schemas/rate-plan.ts';
import { businessDay } from '~/domain/business-day.ts';
import { dollars } from '~/domain/money.ts';
import { CREDIT_CHECKS } from '~/domain/rates/price.ts';
import { planFor } from '~/domain/rates/plan-for.ts';
import { priceWithPlan } from '~/domain/rates/price-with-plan.ts';
import { ratePlanSchema } from '~/domain/rates/rate-plan-schema.ts';
import { readBonds, readRatePlans } from '../tools/catalogue/read-content.ts';

const PLANS = readRatePlans();
const [STANDARD] = PLANS.filter(({ id }) => id === 'standard');

/** The price in the words of the specification, in cents. Written apart from the plan on purpose. */
function specified(amountDollars: number, isCreditChecked: boolean) {
  const percent = 1.5 + (isCreditChecked ? 0 : 0.5) - (amountDollars > 100_000 ? 0.2 : 0);
  const premium = Math.round((amountDollars * Math.round(percent * 10)) / 1000);

  return { premium: premium * 100, fees: 7500, taxes: premium * 8, total: premium * 108 + 7500 };
}

describe('the standard plan', () => {
  it.each([
    [237_500, 'authorized', 308_800, 24_704, 341_004],
    [250_000, 'authorized', 325_000, 26_000, 358_500],
    [250_000, 'not_authorized', 450_000, 36_000, 493_500],
    [10_000, 'authorized', 15_000, 1_200, 23_700],
  ] as const)('prices $%i (%s) to the cent', (amount, creditCheck, premium, taxes, total) => {
    const basis = { stateCode: 'SC', amount: dollars(amount), creditCheck, termYears: 1 } as const;

    expect(STANDARD && priceWithPlan(STANDARD, basis)).toEqual({
      premium,
      fees: 7_500,
      taxes,
      total,
    });
  });

  it('is the formula of the specification for every amount, choice and term', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.constantFrom(...CREDIT_CHECKS),
        fc.integer({ min: 1, max: 10 }),
        (amount, creditCheck, termYears) => {
          const basis = {
            stateCode: 'TX',
            amount: dollars(amount),
            creditCheck,
            termYears,
          } as const;

          expect(STANDARD && priceWithPlan(STANDARD, basis)).toEqual(
            specified(amount, creditCheck === 'authorized'),
          );
        },
      ),
    );
  });
});

describe('the rate plans', () => {
  it('fit the schema of the database', () => {
    expect(PLANS.map((plan) => ratePlanSchema.parse(plan))).toEqual(PLANS);
  });

  it('price every bond in every state where it is sold, today', () => {
    const on = businessDay(new Date());
    const sales = readBonds().flatMap(({ id, data }) =>
      data.supportedStates.map((stateCode) => ({ bondType: id, stateCode, on })),
    );

    expect(sales.filter((sale) => !planFor(PLANS, sale))).toEqual([]);
    expect(sales.length).toBeGreaterThan(14);
  });
});

describe('a file of content/rates', () => {
  const FILE = {
    name: 'Filed plan',
    version: 2,
    effectiveFrom: '2026-07-01',
    sample: false,
    filing: { reference: 'SERFF 1', source: 'Filed copy' },
    bonds: ['notary'],
    states: ['FL'],
    premium: {
      tiers: [{ upTo: 10_000, percent: 0.375 }, { percent: 0.25 }],
      isMarginal: true,
      withoutCreditCheckPercent: 0.125,
      minimum: 50.5,
      yearDiscountPercents: [0, 5.5],
      roundTo: 'cent',
    },
    fees: [{ name: 'Filing fee', amount: 12.34, states: ['FL'] }],
    taxes: [{ name: 'Surcharge', percent: 1.75 }],
    underwriter: { lowestPercent: 80, highestPercent: 125 },
  };

  it('is in dollars and percent, and becomes cents and millionths', () => {
    expect(toRatePlan('filed', ratePlanFileSchema.parse(FILE))).toEqual({
      id: 'filed',
      name: 'Filed plan',
      version: 2,
      effectiveFrom: '2026-07-01',
      bonds: ['notary'],
      states: ['FL'],
      premium: {
        tiers: [{ upTo: 1_000_000, rate: 3_750 }, { rate: 2_500 }],
        isMarginal: true,
        withoutCreditCheck: 1_250,
        minimum: 5_050,
        yearDiscounts: [0, 55_000],
        roundTo: 'cent',
      },
      fees: [{ name: 'Filing fee', amount: 1_234, states: ['FL'] }],
      taxes: [{ name: 'Surcharge', rate: 17_500 }],
      underwriter: { lowest: 800_000, highest: 1_250_000 },
    });
  });

  it('refuses a percentage finer than four decimals', () => {
    const taxes = [{ name: 'Tax', percent: 1.23456 }];

    expect(ratePlanFileSchema.safeParse({ ...FILE, taxes }).error?.issues[0]?.message).toBe(
      'Use at most four decimals',
    );
  });
});
