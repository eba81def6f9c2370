import { describe, expect, it } from 'vitest';
import { priceRuleSentence } from '~/domain/rates/price-rule-words';
import { ratePlan } from '../../../support/rate-plan';
import { readRatePlans } from '../../../tools/catalogue/read-content';

describe('the words for a rate plan', () => {
  it('explain the standard plan', () => {
    const [standard = ratePlan()] = readRatePlans();

    expect(priceRuleSentence(standard)).toBe(
      'The premium is 1.5% of the bond amount (1.3% above $100,000), rounded to the nearest dollar. Skipping the credit check adds 0.5%. You also pay a $75 processing fee and 8% tax on the premium.',
    );
  });

  it('explain a plan with one rate', () => {
    expect(priceRuleSentence(ratePlan())).toMatch(
      /^The premium is 1\.5% of the bond amount, rounded to the nearest dollar\./,
    );
  });

  it('explain a flat premium by year without charges', () => {
    const premium = { flat: 5_000, yearDiscounts: [0, 100_000], roundTo: 'dollar' } as const;

    expect(priceRuleSentence(ratePlan({ premium, fees: [], taxes: [] }))).toBe(
      'The premium is $50.00 a year, rounded to the nearest dollar.',
    );
  });

  it('explain marginal tiers with a minimum, and leave out charges of single states', () => {
    const plan = ratePlan({
      premium: {
        tiers: [{ upTo: 10_000_000, rate: 25_000 }, { rate: 15_000 }],
        isMarginal: true,
        minimum: 10_000,
        roundTo: 'cent',
      },
      fees: [{ name: 'Filing fee', amount: 2_000, states: ['FL'] }],
    });

    expect(priceRuleSentence(plan)).toBe(
      'The premium is 2.5% of the bond amount (1.5% of the part above $100,000), at least $100, rounded to the nearest cent. You also pay 8% tax on the premium.',
    );
  });
});
