import { expect, it } from 'vitest';
import { isPricedByYear } from '~/domain/rates/rate-plan';

it('a plan with discounts by year has a price for each year', () => {
  const premium = { flat: 5_000, roundTo: 'dollar' } as const;

  expect(isPricedByYear({ premium })).toBe(false);
  expect(isPricedByYear({ premium: { ...premium, yearDiscounts: [0] } })).toBe(true);
});
