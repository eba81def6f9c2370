import { expect, it } from 'vitest';
import { coveredYears } from '~/domain/rates/covered-years';

const TERM = { premium: { roundTo: 'dollar', tiers: [] } } as const;
const YEARLY = { premium: { roundTo: 'dollar', tiers: [], yearDiscounts: [0] } } as const;

it('is the longest term for one premium, and one year if any plan charges by the year', () => {
  expect(coveredYears([TERM], [1, 2, 4])).toBe(4);
  expect(coveredYears([TERM, YEARLY], [1, 2, 4])).toBe(1);
});
