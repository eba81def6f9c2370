import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { proposedTerm, termUntil } from '~/domain/quote/proposed-term';
import { ratePlan } from '../../../support/rate-plan';

const TERMS = [1, 2, 3, 4];

describe('the term that the form chooses', () => {
  it('is the longest one where every term costs the same', () => {
    expect(proposedTerm(TERMS, ratePlan())).toBe(4);
    expect(proposedTerm([6, 7], ratePlan())).toBe(7);
  });

  it('is the shortest one where each year costs more', () => {
    const premium = { flat: dollars(50), yearDiscounts: [0], roundTo: 'dollar' } as const;

    expect(proposedTerm(TERMS, ratePlan({ premium }))).toBe(1);
  });
});

describe('the term of a license', () => {
  it.each([
    ['2027-11-30', 1],
    ['2027-12-01', 2],
    ['2028-11-30', 2],
    ['2030-11-30', 4],
    ['2030-12-01', undefined],
    ['2026-11-30', undefined],
  ])('that starts on December 1, 2026 and ends on %s is %s', (lastDay, years) => {
    expect(termUntil(lastDay, TERMS, '2026-12-01')).toBe(years);
  });
});
