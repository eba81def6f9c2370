import { describe, expect, it } from 'vitest';
import { matterDayOf, nextDayOf } from '~/domain/bonds/first-term';

describe('the date on the license', () => {
  it.each([
    [{ licenseYearEnd: '2027-06-30' }, '2027-06-30'],
    [{ licenseYearEnd: 'June 30' }, undefined],
    [{ licenseYearEnd: 20270630 }, undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('of %j is %s', (matter, day) => {
    expect(matterDayOf({ matter }, 'licenseYearEnd')).toBe(day);
  });

  it.each([
    ['2026-11-23', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-12-31'],
  ])('from %s the next December 31 is %s', (from, next) => {
    expect(nextDayOf('12-31', from)).toBe(next);
  });
});
