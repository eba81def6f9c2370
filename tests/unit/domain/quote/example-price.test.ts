import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { examplePrice, examplePrices } from '~/domain/quote/example-price';
import { examplePriceIn, examplePriceWords } from '~/domain/quote/example-price-words';
import { buildBond } from '../support/builders';
import { ratePlan } from '../../../support/rate-plan';

const bond = {
  slug: 'notary' as const,
  ratePlans: [
    ratePlan(),
    ratePlan({ id: 'texas', states: ['TX'], premium: { flat: dollars(50), roundTo: 'dollar' } }),
  ],
};
const asked = { amount: dollars(12_500), on: '2026-11-20' };

describe('our prices of a bond', () => {
  const rules = buildBond({
    ratePlans: bond.ratePlans,
    supportedStates: ['SC', 'TX', 'AL'],
    stateRules: { AL: { amount: dollars(25_000) } },
  });
  const prices = examplePrices(rules, dollars(12_500), asked.on);

  it('are the usual one, and those of states with another amount or another plan', () => {
    expect(prices).toEqual({
      usual: { amount: dollars(12_500), total: 27_804 },
      byState: {
        AL: { amount: dollars(25_000), total: dollars(375 + 75 + 30) },
        TX: { amount: dollars(12_500), total: dollars(50 + 75 + 4) },
      },
    });
  });

  it('are shown for the chosen state', () => {
    expect(examplePriceIn(prices, undefined)).toBe('$278.04 for $12,500');
    expect(examplePriceIn(prices, 'SC')).toBe('$278.04 for $12,500');
    expect(examplePriceIn(prices, 'AL')).toBe('$480 for $25,000');
  });
});

describe('an example of our price', () => {
  it('is the total for the amount with a credit check', () => {
    expect(examplePrice(bond, asked)).toEqual({ amount: dollars(12_500), total: 27_804 });
  });

  it('follows the plan of a chosen state', () => {
    expect(examplePrice(bond, { ...asked, stateCode: 'TX' }).total).toBe(dollars(50 + 75 + 4));
  });

  it('shows cents only where there are any', () => {
    expect(examplePriceWords({ amount: dollars(12_500), total: 27_804 })).toBe(
      '$278.04 for $12,500',
    );
    expect(examplePriceWords({ amount: dollars(100_000), total: dollars(1_695) })).toBe(
      '$1,695 for $100,000',
    );
  });
});
