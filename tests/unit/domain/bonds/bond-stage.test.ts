import { describe, expect, it } from 'vitest';
import { bondStageOn } from '~/domain/bonds/bond-stage';
import type { BondVerification } from '~/domain/bonds/bond-verification';

const TODAY = '2026-11-21';

const stage = (changes: Partial<BondVerification>) =>
  bondStageOn(
    {
      status: 'active',
      effectiveDate: '2026-11-15',
      expiryDate: '2030-11-15',
      ...changes,
    } as BondVerification,
    TODAY,
  );

describe('the stage of a bond that somebody verifies', () => {
  it('is active from the effective date to the day of its end', () => {
    expect(stage({})).toBe('active');
    expect(stage({ effectiveDate: TODAY })).toBe('active');
    expect(stage({ expiryDate: null })).toBe('active');
  });

  it('is later before the effective date', () => {
    expect(stage({ effectiveDate: '2026-11-22' })).toBe('later');
  });

  it('is expired from the day of its end, even before the nightly job', () => {
    expect(stage({ expiryDate: TODAY })).toBe('expired');
  });

  it('is what the record says otherwise', () => {
    expect(stage({ status: 'cancelled', effectiveDate: '2026-11-22' })).toBe('cancelled');
    expect(stage({ status: 'cancelled', expiryDate: TODAY })).toBe('cancelled');
    expect(stage({ status: 'pending' })).toBe('pending');
  });

  it('is released for a bond that ended with its release, and for no other', () => {
    expect(stage({ status: 'cancelled', isReleased: true })).toBe('released');
    expect(stage({ status: 'active', isReleased: true })).toBe('active');
  });
});
