import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addYears, formatDate, formatShortDate } from '~/domain/dates';
import { dateField } from '~/domain/fields/date-field';
import {
  latestTypedDay,
  parseTypedDate,
  tidyDate,
  typedDateProblem,
} from '~/domain/fields/typed-date';
import { dates } from '../support/arbitraries';
import { TODAY } from '../support/builders';
import { messagesOf } from '../support/messages-of';

describe('parseTypedDate', () => {
  it.each([
    ['12/5/26', '2026-12-05'],
    ['12-05-26', '2026-12-05'],
    ['12.5.2026', '2026-12-05'],
    ['12 5 2026', '2026-12-05'],
    ['12052026', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['2026/12/5', '2026-12-05'],
    ['Dec 5 2026', '2026-12-05'],
    ['Dec. 5, 2026', '2026-12-05'],
    ['december  5th 2026', '2026-12-05'],
    ['Dec 5, 26', '2026-12-05'],
    ['5 Dec 2026', '2026-12-05'],
    ['1st Sept. 26', '2026-09-01'],
    ['May-3-2027', '2027-05-03'],
    ['2/29/00', '2000-02-29'],
    [' 2/29/24 ', '2024-02-29'],
  ])('reads %j', (text, date) => {
    expect(parseTypedDate(text, latestTypedDay(TODAY))).toBe(date);
  });

  it.each([
    [''],
    ['tomorrow'],
    ['12/5'],
    ['12/5/2'],
    ['12/5/226'],
    ['2/30/2026'],
    ['2/29/23'],
    ['13/5/2026'],
    ['0/5/2026'],
    ['Ju 5 2026'],
    ['Dez 5 2026'],
    ['Dec 2026'],
    ['12/5/1899'],
    ['12/5/2200'],
    ['x12/5/2026'],
    ['12/5/2026 10:00'],
    ['120526'],
  ])('refuses %j', (text) => {
    expect(parseTypedDate(text, latestTypedDay(TODAY))).toBeUndefined();
  });

  it('reads a two-digit year as the latest one that is not after the given day', () => {
    expect(parseTypedDate('11/20/26', TODAY)).toBe('2026-11-20');
    expect(parseTypedDate('11/21/26', TODAY)).toBe('1926-11-21');
    expect(parseTypedDate('5/12/80', TODAY)).toBe('1980-05-12');
    expect(parseTypedDate('11/20/36', latestTypedDay(TODAY))).toBe('2036-11-20');
    expect(parseTypedDate('11/21/36', latestTypedDay(TODAY))).toBe('1936-11-21');
  });

  it('reads every notation of a day as that day', () => {
    fc.assert(
      fc.property(dates, dates, (day, latest) => {
        const short = formatShortDate(day);

        for (const typed of [day, short, formatDate(day), short.replaceAll('/', '')]) {
          expect(parseTypedDate(typed, latest)).toBe(day);
        }
      }),
    );
  });

  it('never puts a two-digit year after the given day, nor a century too early', () => {
    fc.assert(
      fc.property(
        dates.filter((day) => day >= '2000-03-01' && day < '2100'),
        dates,
        (latest, day) => {
          const typed = `${formatShortDate(day).slice(0, -4)}${day.slice(2, 4)}`;
          const read = parseTypedDate(typed, latest);
          if (read === undefined) return;

          expect(read.slice(2)).toBe(day.slice(2));
          expect(read <= latest).toBe(true);
          expect(addYears(read, 100) > latest || day.endsWith('02-29')).toBe(true);
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseTypedDate(text, TODAY)).toMatch(/string|undefined/);
      }),
    );
  });
});

describe('tidyDate', () => {
  it.each([
    ['Nov 20 2026', '11/20/2026'],
    ['12/14/26', '12/14/2026'],
    ['in spring', undefined],
  ])('writes %j as %s', (typed, tidy) => {
    expect(tidyDate(typed, latestTypedDay(TODAY))).toBe(tidy);
  });
});

describe('typedDateProblem', () => {
  it.each([['2/30/2026'], ['13/5/26'], ['Feb 30, 2026'], ['12/5/1899']])(
    'says that %j is no day',
    (typed) => {
      expect(typedDateProblem(typed, TODAY)).toBe(
        'There is no such day. Check the month, the day and the year',
      );
    },
  );

  it.each([['soon'], ['12/5'], ['Foo 5 2026']])('shows how to write %j', (typed) => {
    expect(typedDateProblem(typed, TODAY)).toBe(
      'Enter a month, a day and a year, such as November 20, 2026',
    );
  });
});

describe('dateField', () => {
  it('looks ten years ahead unless a last day is given', () => {
    expect(dateField('Say it', { today: TODAY }).parse('1/2/36')).toBe('2036-01-02');
    expect(dateField('Say it', { today: TODAY, latest: TODAY }).parse('1/2/36')).toBe('1936-01-02');
  });

  it('says what is wrong with a text, and its own message when nothing is typed', () => {
    const field = dateField('Say it', { today: TODAY });

    expect(messagesOf(field, ' ')).toEqual({ '': 'Say it' });
    expect(messagesOf(field, undefined)).toEqual({ '': 'Say it' });
    expect(messagesOf(field, 'soon')[''] ?? '').toContain('Enter a month');
  });
});
