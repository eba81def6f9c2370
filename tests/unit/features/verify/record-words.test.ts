import { describe, expect, it } from 'vitest';
import { expiryFact, kindFact } from '~/features/verify/record-words';

const OPEN = { expiryDate: null, cancelledOn: null };

describe('the expiry date on the record of a bond', () => {
  it('is left to the page for a bond that runs until it is released', () => {
    expect(expiryFact(OPEN)).toBeUndefined();
  });

  it('is the end of the bid for a bid bond, not its award', () => {
    expect(expiryFact({ ...OPEN, endsAtAward: true })).toBe(
      'Until the bid is rejected or the contract is signed and bonded',
    );
  });

  it('does not promise a release for such a bond after it was cancelled', () => {
    expect(expiryFact({ ...OPEN, cancelledOn: '2026-01-22' })).toBe('None');
  });

  it('is the last day where the papers name it', () => {
    const ended = { ...OPEN, expiryDate: '2027-01-01', cancelledOn: '2026-12-01' };

    expect(expiryFact(ended)).toBe('January 1, 2027');
    expect(expiryFact({ ...ended, lastDay: '2026-12-31' })).toBe('December 31, 2026');
  });
});

describe('the kind of bond on the record', () => {
  const names = { notary: 'Notary Bond' };

  it('is its name and its state', () => {
    expect(kindFact({ bondType: 'notary', stateCode: 'TN' }, names)).toBe('Notary Bond, Tennessee');
  });

  it('is left out for a bond that we no longer sell', () => {
    expect(kindFact({ bondType: 'street-vendor', stateCode: 'TN' }, names)).toBeUndefined();
  });
});
