import { expect, it } from 'vitest';
import { formatRate } from '~/domain/rates/format-rate';

it.each([
  [15_000, '1.5%'],
  [2_000, '0.2%'],
  [10_000, '1%'],
  [3_750, '0.375%'],
])('writes %i millionths in percent', (rate, words) => {
  expect(formatRate(rate)).toBe(words);
});
