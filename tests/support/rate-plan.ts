import { dollars } from '../../src/domain/money.ts';
import type { RatePlan } from '../../src/domain/rates/rate-plan.ts';

/** A plan with the rates of the standard plan up to $100,000, and with any part replaced. */
export function ratePlan(given: Partial<RatePlan> = {}): RatePlan {
  return {
    id: 'test-plan',
    version: 1,
    name: 'Test plan',
    effectiveFrom: '2026-01-01',
    bonds: 'all',
    states: 'all',
    premium: { tiers: [{ rate: 15_000 }], roundTo: 'dollar' },
    fees: [{ name: 'Processing fee', amount: 7_500 }],
    taxes: [{ name: 'Tax', rate: 80_000 }],
    underwriter: { lowest: 750_000, highest: 1_500_000 },
    ...given,
  };
}

/** A plan with tiers and a surcharge without a credit check. Its figures stay when the plan for sale changes. */
export function tieredPlan(): RatePlan {
  return ratePlan({
    premium: {
      tiers: [{ upTo: dollars(100_000), rate: 15_000 }, { rate: 13_000 }],
      withoutCreditCheck: 5_000,
      roundTo: 'dollar',
    },
  });
}
