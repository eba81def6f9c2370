import { describe, expect, it } from 'vitest';
import { ratePlanSchema } from '~/domain/rates/rate-plan-schema';
import { ratePlan } from '../../../support/rate-plan';
import { messagesOf } from '../support/messages-of';

describe('the schema of a rate plan', () => {
  it('accepts a plan with tiers, limits, discounts and named charges', () => {
    const plan = ratePlan({
      premium: {
        tiers: [{ upTo: 10_000_00, rate: 15_000 }, { upTo: 50_000_00, rate: 12_000 }, { rate: 0 }],
        isMarginal: true,
        withoutCreditCheck: 5_000,
        minimum: 10_000,
        yearDiscounts: [0, 100_000],
        roundTo: 'cent',
      },
      bonds: ['notary'],
      states: ['TX', 'FL'],
    });

    expect(ratePlanSchema.parse(plan)).toEqual(plan);
  });

  it.each([
    ['neither a flat premium nor tiers', { roundTo: 'dollar' }],
    ['both', { flat: 100, tiers: [{ rate: 1 }], roundTo: 'dollar' }],
  ] as const)('refuses a premium with %s', (_, premium) => {
    expect(messagesOf(ratePlanSchema, ratePlan({ premium }))).toEqual({
      premium: 'Give the premium either as a flat amount or as tiers',
    });
  });

  it.each([
    ['a last tier with a limit', [{ upTo: 100, rate: 1 }]],
    ['an open tier before the last', [{ rate: 1 }, { rate: 2 }]],
    ['tiers out of order', [{ upTo: 200, rate: 1 }, { upTo: 100, rate: 1 }, { rate: 1 }]],
  ])('refuses %s', (_, tiers) => {
    expect(messagesOf(ratePlanSchema, ratePlan({ premium: { tiers, roundTo: 'dollar' } }))).toEqual(
      {
        premium: 'Order the tiers by their largest amount, and leave it out in the last tier only',
      },
    );
  });
});
