import { describe, expect, it } from 'vitest';
import { changesFrom, neverStarts } from '~/domain/bonds/bond-start';

describe('the change of a rider', () => {
  it.each([
    ['2026-11-29', '2027-01-01', '2027-01-01'],
    ['2027-01-01', '2027-01-01', '2027-01-01'],
    ['2027-01-02', '2027-01-01', '2027-01-02'],
  ])('of %s to a bond from %s on counts from %s', (riderDay, effectiveDate, day) => {
    expect(changesFrom(riderDay, effectiveDate)).toBe(day);
  });
});

describe('a bond from January 1, 2027', () => {
  it.each([
    ['2026-12-29', true],
    ['2027-01-01', true],
    ['2027-01-02', false],
    [null, false],
  ])('that has ended on %s never starts: %s', (cancelledOn, never) => {
    expect(neverStarts({ effectiveDate: '2027-01-01', cancelledOn })).toBe(never);
  });

  it('counts as started once it is released, because a release leaves what happened before it covered', () => {
    const release = { effectiveDate: '2027-01-01', cancelledOn: '2027-01-01', isReleased: true };

    expect(neverStarts(release)).toBe(false);
  });

  it('counts as started while its first day is unknown', () => {
    expect(neverStarts({ cancelledOn: '2026-12-29' })).toBe(false);
  });
});
