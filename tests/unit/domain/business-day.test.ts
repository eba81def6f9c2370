import { expect, it } from 'vitest';
import fc from 'fast-check';
import { businessDay, agencyDay } from '~/domain/business-day';
import { todayIn } from '~/domain/dates';

it('ends at midnight in Hawaii', () => {
  expect(businessDay(new Date('2026-11-22T09:59:59Z'))).toBe('2026-11-21');
  expect(businessDay(new Date('2026-11-22T10:00:00Z'))).toBe('2026-11-22');
});

it("is the day on Hawaii's calendar", () => {
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });

  fc.assert(
    fc.property(moments, (moment) => {
      expect(businessDay(moment)).toBe(todayIn('Pacific/Honolulu', moment));
    }),
  );
});

it("is the agency's day, whatever the day elsewhere", () => {
  expect(agencyDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  expect(agencyDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
});
