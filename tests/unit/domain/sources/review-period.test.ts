import { describe, expect, it } from 'vitest';
import { isReviewOverdue, nextReview } from '~/domain/sources/review-period';

describe('the review of a source', () => {
  it.each([
    ['2026-11', false, '2027-11'],
    ['2026-11', true, '2027-05'],
    ['2026-06', true, '2026-12'],
    ['2026-01', false, '2027-01'],
  ])('checked in %s (seller: %s) is due in %s', (verified, isMarket, due) => {
    expect(nextReview(verified, isMarket)).toBe(due);
  });

  it.each([
    ['2027-11-30', false],
    ['2027-12-01', true],
  ])('of a law is overdue after its month: %s is %s', (today, isOverdue) => {
    expect(isReviewOverdue('2026-11', false, today)).toBe(isOverdue);
  });
});
