import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { daysRemaining } from '~/domain/bonds/renewal-words';
import { periodOf } from '~/domain/bonds/issued-terms';
import { businessDay } from '~/domain/business-day';
import { addDays, daysBetween, formatDate, parseDate, todayIn } from '~/domain/dates';
import { nextTerm } from '~/domain/renewals/next-term';
import { isLate } from '~/domain/underwriting/waiting-time';

const HOUR_MS = 3_600_000;
const NOTARY = { slug: 'notary', category: 'license' } as const;

/** How many hours each day has in a zone, over the days around a moment. */
function hoursOfDays(timeZone: string, around: string): Record<string, number> {
  const start = Date.parse(around) - 36 * HOUR_MS;
  const hours: Record<string, number> = {};
  for (let hour = 0; hour < 72; hour += 1) {
    const day = todayIn(timeZone, new Date(start + hour * HOUR_MS));
    hours[day] = (hours[day] ?? 0) + 1;
  }

  return hours;
}

describe('the nights in which clocks change', () => {
  it('have one day of 23 hours and one of 25 where clocks change', () => {
    expect(hoursOfDays('America/New_York', '2027-03-14T12:00:00Z')['2027-03-14']).toBe(23);
    expect(hoursOfDays('America/New_York', '2026-11-01T12:00:00Z')['2026-11-01']).toBe(25);
  });

  it('leave the business day at 24 hours: Hawaii keeps its clocks', () => {
    for (const around of ['2027-03-14T12:00:00Z', '2026-11-01T12:00:00Z']) {
      const day = around.slice(0, 10);

      expect(hoursOfDays('Pacific/Honolulu', around)[day]).toBe(24);
      expect(businessDay(new Date(`${day}T09:59:59Z`))).toBe(addDays(day, -1));
      expect(businessDay(new Date(`${day}T10:00:00Z`))).toBe(day);
    }
  });

  it.each([
    ['a Friday is late on Wednesday', '2027-03-12', '2027-03-16', '2027-03-17'],
    ['a Thursday is late on Tuesday', '2026-10-29', '2026-11-02', '2026-11-03'],
    [
      'the day before a leap day is late two days after it',
      '2028-02-28',
      '2028-03-01',
      '2028-03-02',
    ],
  ])('count as one day of waiting: %s', (_, from, inTime, late) => {
    expect(isLate(from, inTime)).toBe(false);
    expect(isLate(from, late)).toBe(true);
  });
});

describe.each(['America/New_York', 'Pacific/Honolulu', 'Europe/Berlin'])(
  'on a machine in %s',
  (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone));
    afterEach(() => vi.unstubAllEnvs());

    it.each([
      ['03/13/2027', '2027-03-13', '2027-03-14', 'March 14, 2027'],
      ['03/14/2027', '2027-03-14', '2027-03-15', 'March 15, 2027'],
      ['10/31/2026', '2026-10-31', '2026-11-01', 'November 1, 2026'],
      ['11/01/2026', '2026-11-01', '2026-11-02', 'November 2, 2026'],
      ['02/28/2028', '2028-02-28', '2028-02-29', 'February 29, 2028'],
      ['02/29/2028', '2028-02-29', '2028-03-01', 'March 1, 2028'],
    ])('the day after %s is one day later', (typed, day, next, words) => {
      expect(parseDate(typed)).toBe(day);
      expect(addDays(day, 1)).toBe(next);
      expect(daysBetween(day, next)).toBe(1);
      expect(daysRemaining(next, day)).toBe(1);
      expect(formatDate(next)).toBe(words);
    });

    it('a bond from a leap day ends on February 28, and on the 29th of a leap year', () => {
      const details = { effectiveDate: '2028-02-29' };
      const ends = [1, 2, 3, 4].map(
        (termYears) => periodOf(NOTARY, { ...details, termYears }).expiryDate,
      );

      expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
      expect(nextTerm({ ...details, endsOn: '2031-02-28' }, 1)).toEqual({
        startsOn: '2031-02-28',
        endsOn: '2032-02-29',
      });
      expect(daysRemaining('2029-02-28', '2028-02-29')).toBe(365);
    });
  },
);
