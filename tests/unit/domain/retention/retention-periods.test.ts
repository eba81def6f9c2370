import { describe, expect, it } from 'vitest';
import { periodWords } from '~/domain/retention/retention-periods';

describe('periodWords', () => {
  it.each([
    [1, '1 day'],
    [30, '30 days'],
    [364, '364 days'],
    [365, '1 year'],
    [366, '366 days'],
    [1095, '3 years'],
  ])('writes %i days as %s', (days, words) => {
    expect(periodWords(days)).toBe(words);
  });
});
