import { describe, expect, it } from 'vitest';
import { nextTerm } from '~/domain/renewals/next-term';

describe('nextTerm', () => {
  it('starts on the day the last one ends, and runs for whole years', () => {
    expect(nextTerm({ effectiveDate: '2026-11-15', endsOn: '2030-11-15' }, 4)).toEqual({
      startsOn: '2030-11-15',
      endsOn: '2034-11-15',
    });
  });

  it('of a bond that began on a leap day ends on the 28th, and on the 29th where there is one', () => {
    const bond = { effectiveDate: '2028-02-29' };

    expect(nextTerm({ ...bond, endsOn: '2029-02-28' }, 1).endsOn).toBe('2030-02-28');
    expect(nextTerm({ ...bond, endsOn: '2031-02-28' }, 1).endsOn).toBe('2032-02-29');
    expect(nextTerm({ ...bond, endsOn: '2032-02-29' }, 4).endsOn).toBe('2036-02-29');
    expect(nextTerm({ ...bond, endsOn: '2032-02-29' }, 1).endsOn).toBe('2033-02-28');
  });

  it('of a bond whose last term ended on another day counts from that day', () => {
    expect(nextTerm({ effectiveDate: '2026-11-15', endsOn: '2027-06-30' }, 1)).toEqual({
      startsOn: '2027-06-30',
      endsOn: '2028-06-30',
    });
  });
});
