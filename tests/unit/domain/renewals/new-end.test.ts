import { describe, expect, it } from 'vitest';
import { newEnd, newEndOf } from '~/domain/renewals/new-end';
import { renewalLines } from '~/domain/renewals/renewal-lines';

const KEPT = {
  bondId: '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04',
  bondNumber: 'MSB-27182818',
  amount: 1_000_000,
  principal: 'Marisol Okafor',
  obligee: 'State of Texas',
  startsOn: '2028-02-28',
};

describe('the new end of a renewed bond', () => {
  it('is the first day without coverage', () => {
    expect(newEnd({ effectiveDate: '2026-12-05', endsOn: '2030-12-05' }, 4)).toBe('2034-12-05');
  });

  it('is the last day of a license year', () => {
    const last = { effectiveDate: '2026-12-05', endsOn: '2027-07-01', endsWithLastDay: true };

    expect(newEnd(last, 1)).toBe('2028-06-30');
  });

  it('is counted from the start of the bond that a renewal keeps', () => {
    const ending = { effectiveDate: '2024-02-29', endsWithLastDay: false };

    expect(newEndOf({ ...KEPT, startsOn: '2027-02-28', ending }, 1)).toBe('2028-02-29');
  });

  it('is unknown for a bond without an end and in an older draft', () => {
    expect(newEndOf(KEPT, 1)).toBeUndefined();
  });
});

describe('the lines about a renewal', () => {
  it('leave out the end of a bond that has none', () => {
    expect(renewalLines({ bondNumber: 'MSB-27182818' })).toEqual([
      ['Renewal of', 'Bond MSB-27182818, by a continuation certificate'],
    ]);
  });
});
