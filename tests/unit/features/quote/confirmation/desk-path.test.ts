import { describe, expect, it } from 'vitest';
import { deskPath } from '~/features/quote/confirmation/bond-progress';
import { aConfirmation } from '../confirmation-builder';

describe('the path from the confirmation to the dashboard', () => {
  it('opens the bond that a renewal continues, even before its certificate is made', () => {
    const renews = { bondId: 'bond-1', bondNumber: 'MSB-1' };

    expect(deskPath(aConfirmation({ renews }))).toBe('/dashboard?bond=bond-1');
  });

  it('opens no bond that is not made yet', () => {
    expect(deskPath(aConfirmation({}))).toBe('/dashboard');
  });
});
