import { describe, expect, it } from 'vitest';
import { nextTerm } from '~/domain/renewals/next-term';

describe('nextTerm', () => {
  it('starts on the last day of the current term, and runs for whole years', () => {
    expect(nextTerm({ effectiveDate: '2026-11-15', endsOn: '2030-11-15' }, 4)).toEqual({
      startsOn: '2030-11-15',
      endsOn: '2034-11-15',
    });
  });

  it('ends on February 28 for a bond that began on a leap day, and on February 29 in a leap year', () => {
    const bond = { effectiveDate: '2028-02-29' };

    expect(nextTerm({ ...bond, endsOn: '2029-02-28' }, 1).endsOn).toBe('2030-02-28');
    expect(nextTerm({ ...bond, endsOn: '2031-02-28' }, 1).endsOn).toBe('2032-02-29');
    expect(nextTerm({ ...bond, endsOn: '2032-02-29' }, 4).endsOn).toBe('2036-02-29');
    expect(nextTerm({ ...bond, endsOn: '2032-02-29' }, 1).endsOn).toBe('2033-02-28');
  });

  it('counts from the end of the last term, when it differs', () => {
    expect(nextTerm({ effectiveDate: '2026-11-15', endsOn: '2027-06-30' }, 1)).toEqual({
      startsOn: '2027-06-30',
      endsOn: '2028-06-30',
    });
  });

  it.each([
    ['December 31', '2027-01-01', '2028-01-01'],
    ['February 28, the end of the month', '2027-03-01', '2028-03-01'],
    ['February 29', '2028-03-01', '2029-03-01'],
    ['February 28 in a leap year', '2028-02-29', '2029-03-01'],
    ['March 31', '2028-04-01', '2029-04-01'],
  ])('keeps the last day of a license year: %s', (_, endsOn, next) => {
    const bond = { effectiveDate: '2026-11-15', endsWithLastDay: true };

    expect(nextTerm({ ...bond, endsOn }, 1).endsOn).toBe(next);
  });
});
