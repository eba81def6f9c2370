import { describe, expect, it } from 'vitest';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import { statusOn } from '~/features/verify/record-words';

const TODAY = '2026-11-21';

const status = (changes: Partial<BondVerification>) =>
  statusOn(
    {
      status: 'active',
      effectiveDate: '2026-11-15',
      expiryDate: '2030-11-15',
      ...changes,
    } as BondVerification,
    TODAY,
  );

describe('the status of a bond that somebody verifies', () => {
  it('is active from the effective date to the day of its end', () => {
    expect(status({})).toBe('Active');
    expect(status({ effectiveDate: TODAY })).toBe('Active');
    expect(status({ expiryDate: null })).toBe('Active');
  });

  it('is not in force yet before the effective date', () => {
    expect(status({ effectiveDate: '2026-11-22' })).toBe('Not in force yet');
  });

  it('is expired from the day of its end, even before the nightly job', () => {
    expect(status({ expiryDate: TODAY })).toBe('Expired');
  });

  it('is what the record says otherwise', () => {
    expect(status({ status: 'cancelled', effectiveDate: '2026-11-22' })).toBe('Cancelled');
    expect(status({ status: 'pending' })).toBe('Not in force yet');
  });
});
