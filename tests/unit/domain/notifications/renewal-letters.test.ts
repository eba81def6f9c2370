import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

const BOND = {
  bondNumber: 'MSB-27182818',
  bondTitle: 'Notary Bond, Texas',
  renewPath: '/quote?bondType=notary&state=TX',
};
const ISSUED = {
  applicationNumber: 'APP-271828',
  bondName: 'Notary Bond',
  stateCode: 'TX',
  bondNumber: BOND.bondNumber,
};
const EXPIRED = { ...BOND, expiredOn: '2028-02-29' };

describe('the mail about a bond that is issued', () => {
  it('has a new bond filed with its power of attorney', () => {
    expect(readLetter('issued', ISSUED)?.parts[0]).toMatchObject({
      text: expect.stringContaining('the bond and its power of attorney'),
    });
  });

  it('has the continuation certificate of a renewal filed, and not the bond again', () => {
    const letter = readLetter('issued', { ...ISSUED, term: 2 });

    expect(letter).toMatchObject({
      subject: 'Your bond MSB-27182818 is renewed',
      action: { label: 'Download the certificate', path: '/dashboard' },
    });
    const [first] = letter?.parts ?? [];
    expect(first).toMatchObject({
      text: expect.stringMatching(/^Download the continuation certificate and file it/),
    });
    expect(first).toMatchObject({ text: expect.stringContaining('do not file it again') });
    expect(JSON.stringify(letter)).not.toContain('power of attorney');
  });

  it('is not written about a first term as a renewal', () => {
    expect(readLetter('issued', { ...ISSUED, term: 1 })).toBeUndefined();
  });
});

describe('the mail about a bond that ended', () => {
  it('says to renew it', () => {
    const letter = readLetter('bond_expired', EXPIRED);

    expect(JSON.stringify(letter)).toContain('renew it now');
    expect(letter?.action.path).toBe(BOND.renewPath);
  });

  it('says that its renewal is being decided, where one was sent', () => {
    const letter = readLetter('bond_expired', { ...EXPIRED, isRenewalSent: true });

    expect(JSON.stringify(letter)).toContain('We have your renewal and are deciding about it');
    expect(JSON.stringify(letter)).not.toContain('renew it now');
    expect(letter?.action).toEqual({ label: 'See your renewal', path: '/dashboard' });
  });
});

it('the reminder of a bond without an end says when its next premium is due', () => {
  const letter = readLetter('renewal_due', { ...BOND, daysLeft: 30, premiumDueOn: '2028-02-29' });

  expect(letter?.subject).toBe('The premium of your bond MSB-27182818 is due in 30 days');
  expect(JSON.stringify(letter)).toContain('The next premium is due on February 29, 2028.');
  expect(JSON.stringify(letter)).not.toContain('ends in');
});
