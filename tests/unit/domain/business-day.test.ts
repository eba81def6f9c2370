import { expect, it } from 'vitest';
import { businessDay, agencyDay } from '~/domain/business-day';

it('ends at midnight in Hawaii', () => {
  expect(businessDay(new Date('2026-11-22T09:59:59Z'))).toBe('2026-11-21');
  expect(businessDay(new Date('2026-11-22T10:00:00Z'))).toBe('2026-11-22');
});

it("is the agency's day, whatever the day elsewhere", () => {
  expect(agencyDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  expect(agencyDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
});
