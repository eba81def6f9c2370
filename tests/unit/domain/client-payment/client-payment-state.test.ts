import { describe, expect, it } from 'vitest';
import {
  isPayable,
  isStillAsked,
  paymentLinkWords,
  type PaymentLinkTimes,
  readClientPaymentState,
} from '~/domain/client-payment/client-payment-state';

const NOW = new Date('2026-11-29T15:00:00Z');
const SENT: PaymentLinkTimes = {
  expiresAt: '2026-12-06T15:00:00Z',
  openedAt: null,
  lockedAt: null,
  paidAt: null,
  revokedAt: null,
};

describe('the state of a link to pay', () => {
  it.each([
    ['sent', {}, true, true],
    ['opened', { openedAt: '2026-11-29T14:00:00Z' }, true, true],
    [
      'expired',
      { expiresAt: '2026-11-29T15:00:00Z', openedAt: '2026-11-28T14:00:00Z' },
      false,
      true,
    ],
    ['locked', { lockedAt: '2026-11-29T14:00:00Z' }, false, true],
    ['paid', { paidAt: '2026-11-29T14:00:00Z', expiresAt: '2026-11-29T14:30:00Z' }, false, false],
    ['closed', { paidAt: '2026-11-29T14:00:00Z', revokedAt: '2026-11-29T14:30:00Z' }, false, false],
  ] as const)('is %s', (state, change, payable, stillAsked) => {
    expect(readClientPaymentState({ ...SENT, ...change }, NOW)).toBe(state);
    expect(isPayable(state)).toBe(payable);
    expect(isStillAsked(state)).toBe(stillAsked);
  });

  it.each([
    ['sent', 'Payment link sent on November 29, 2026'],
    ['opened', 'Payment link sent on November 29, 2026, opened'],
    ['expired', 'Payment link sent on November 29, 2026, expired'],
    ['locked', 'Payment link sent on November 29, 2026, locked'],
    ['paid', undefined],
    ['closed', undefined],
  ] as const)(
    'gives the day of the link only while the client still has to pay: %s',
    (state, words) => {
      const asked = { sentAt: '2026-11-29T15:00:00Z', state };

      expect(paymentLinkWords(asked, (moment) => moment.slice(0, 10))).toBe(words);
    },
  );
});
