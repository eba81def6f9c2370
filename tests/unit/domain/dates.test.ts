import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  formatDate,
  formatFullDate,
  formatPeriod,
  formatShortDate,
  parseDate,
  todayIn,
  yearOf,
} from '~/domain/dates';
import { dates } from './support/arbitraries';

describe('parseDate', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['1/2/2026', '2026-01-02'],
    [' 11-20-2026 ', '2026-11-20'],
    ['02/29/2024', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
  ])('reads %j', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each([
    ['nothing', ''],
    ['words', 'tomorrow'],
    ['a two-digit year', '11/20/26'],
    ['February 29 of an ordinary year', '02/29/2026'],
    ['February 30', '2026-02-30'],
    ['April 31', '2026-04-31'],
    ['month 13', '13/01/2026'],
    ['month 0', '0/10/2026'],
    ['day 0', '1/0/2026'],
    ['day 32', '2026-01-32'],
    ['mixed separators', '11/20-2026'],
    ['one digit in the ISO form', '2026-1-2'],
    ['a time', '2026-11-20T00:00:00Z'],
    ['something before it', 'x2026-11-20'],
    ['something before the American form', 'x11/20/2026'],
    ['something after the American form', '11/20/20261'],
    ['a year before 1900', '12/31/1899'],
    ['a year after 2199', '2200-01-01'],
  ])('refuses %s', (_, text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('reads the date format of forms back', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(parseDate(formatShortDate(date))).toBe(date);
        expect(parseDate(date)).toBe(date);
      }),
    );
  });
});

describe('addDays', () => {
  it('crosses months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  });

  it('is the inverse of counting the days between', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -36_500, max: 36_500 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('addYears', () => {
  it('keeps the day of the year', () => {
    expect(addYears('2026-11-20', 4)).toBe('2030-11-20');
    expect(addYears('2026-11-20', -1)).toBe('2025-11-20');
    expect(addYears('2029-01-29', 1)).toBe('2030-01-29');
  });

  it('moves a leap day to February 28 only when the year has none', () => {
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });
});

it('counts days backwards as negative', () => {
  expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
  expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
});

it('returns the year', () => {
  expect(yearOf('2026-11-20')).toBe(2026);
});

it('writes a day in words and in typed form', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
  expect(formatDate('2026-01-05')).toBe('January 5, 2026');
  expect(formatShortDate('2026-01-05')).toBe('01/05/2026');
});

it('writes every day as the browser does', () => {
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date)).toBe(long.format(Date.parse(date)));
      expect(formatFullDate(date)).toBe(full.format(Date.parse(date)));
    }),
  );
});

it('formats a period, with one year where both days are in it', () => {
  expect(formatPeriod('2027-01-04', '2027-06-30')).toBe('January 4 to June 30, 2027');
  expect(formatPeriod('2026-12-01', '2027-03-31')).toBe('December 1, 2026 to March 31, 2027');
});

describe('todayIn', () => {
  it("returns the day in the business's time zone, not the server's", () => {
    const lateEvening = new Date('2026-11-21T03:30:00Z');

    expect(todayIn('America/New_York', lateEvening)).toBe('2026-11-20');
    expect(todayIn('UTC', lateEvening)).toBe('2026-11-21');
    expect(todayIn('America/New_York', new Date('2026-01-05T12:00:00Z'))).toBe('2026-01-05');
  });
});

describe('formatFullDate', () => {
  it('names the weekday', () => {
    expect(formatFullDate('2026-12-12')).toBe('Saturday, December 12, 2026');
    expect(formatFullDate('2026-12-13')).toBe('Sunday, December 13, 2026');
    expect(formatFullDate('2026-12-14')).toBe('Monday, December 14, 2026');
  });
});
