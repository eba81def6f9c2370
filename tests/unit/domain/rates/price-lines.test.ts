import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceLines } from '~/domain/rates/price-lines';
import { itemizePrice } from '~/domain/rates/price-with-plan';
import { ratePlan } from '../../../support/rate-plan';

describe('the lines of a price', () => {
  it('name each fee and tax of the state, and add up to the total', () => {
    const plan = ratePlan({
      fees: [{ name: 'Processing fee', amount: dollars(75) }],
      taxes: [
        { name: 'Premium surcharge', rate: 18_000, states: ['KY'] },
        { name: 'Municipal tax', rate: 50_050, states: ['KY'] },
        { name: 'Florida tax', rate: 10_000, states: ['FL'] },
      ],
    });
    const answers = { amount: dollars(10_000), creditCheck: 'authorized', termYears: 1 } as const;
    const price = itemizePrice(plan, { ...answers, stateCode: 'KY' });
    const lines = priceLines(price);

    expect(lines).toEqual([
      { label: 'Premium', amount: 15_000 },
      { label: 'Processing fee', amount: 7_500 },
      { label: 'Premium surcharge (1.8% of the premium)', amount: 270 },
      { label: 'Municipal tax (5.005% of the premium)', amount: 751 },
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total);
  });
});
