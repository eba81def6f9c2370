import { fc } from '../../support/property-seed';
import { describe, expect, it } from 'vitest';
import { addDays, formatShortDate } from '~/domain/dates';
import { shapeDate, toCalendarValue } from '~/ui/date-typing';

/** The box's content after each key of a text typed at its end. */
function type(text: string): string {
  return [...text].reduce((shown, key) => shapeDate(shown + key), '');
}

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays('1930-01-01', count));

describe('a date during typing', () => {
  it.each([
    ['12012026', '12/01/2026'],
    ['12/1/2026', '12/01/2026'],
    ['1-5-1980', '01/05/1980'],
    ['1.5.1980', '01/05/1980'],
    ['13', '13'],
    ['2026-12-05', '12/05/2026'],
    ['Dec 5 2026', 'Dec 5 2026'],
    ['5 December 2026', '5 December 2026'],
    ['1 5 1980', '1 5 1980'],
  ])('%s becomes %s', (typed, shown) => {
    expect(type(typed)).toBe(shown);
  });

  it('gets a slash with the following digit, so that deleting works', () => {
    expect(type('12')).toBe('12');
    expect(type('120')).toBe('12/0');
    expect(shapeDate('12/')).toBe('12/');
  });

  it('loses nothing that was typed', () => {
    expect(type('120120269')).toBe('12/01/20269');
    expect(type('12/01/2026/')).toBe('12/01/2026/');
    expect(type('12//')).toBe('12//');
    expect(type('December')).toBe('December');

    const keys = fc.string({ unit: fc.constantFrom(...'0123456789/-. abcDEC,') });
    fc.assert(
      fc.property(keys, (text) => {
        const isIso = /\d{4}-\d{2}-\d{2}/.test(text);
        const typed = text.replace(/[-/.0]/g, '');

        if (!isIso) expect(type(text).replace(/[-/.0]/g, '')).toBe(typed);
      }),
    );
  });

  it('is the same day when typed in digits, with slashes or pasted as ISO', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = formatShortDate(day);

        expect(type(shown)).toBe(shown);
        expect(type(shown.replaceAll('/', ''))).toBe(shown);
        expect(shapeDate(day)).toBe(shown);
        expect(toCalendarValue(shown)).toBe(day);
      }),
    );
  });

  it('stays unchanged once it is complete', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(shapeDate(shapeDate(text))).toBe(shapeDate(text));
      }),
    );
  });
});

describe('the calendar', () => {
  it('opens empty until the date is complete', () => {
    expect(toCalendarValue('12/0')).toBe('');
    expect(toCalendarValue('')).toBe('');
  });
});
