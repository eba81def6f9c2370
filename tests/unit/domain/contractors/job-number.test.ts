import { describe, expect, it } from 'vitest';
import { nextJobNumber } from '~/domain/contractors/job-number';

describe('the number of the next job', () => {
  it.each([
    ['the highest number that is written like the newest', ['25-09', '25-15', '24-99'], '25-16'],
    ['a longer number when the digits are used up', ['P-99'], 'P-100'],
    ['digits alone', ['2041', '2040'], '2042'],
    ['the newest number that ends in digits', ['Depot', 'A7'], 'A8'],
    ['the first number of the year', [], '26-01'],
    ['the first number of the year when no number ends in digits', ['Depot'], '26-01'],
  ])('follows %s', (_, numbers, next) => {
    expect(nextJobNumber(numbers, '2026-11-29')).toBe(next);
  });
});
