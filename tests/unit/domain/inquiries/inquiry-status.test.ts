import { describe, expect, it } from 'vitest';
import { quotePathWithAmount, readInquiryStatus } from '~/domain/inquiries/inquiry-status';

const WAITING = {
  asker: 'attorney',
  bond: 'notary',
  bondName: 'Notary Bond',
  state: 'TN',
  amount: 1_000_000,
  worry: 'credit',
  sentAt: '2026-11-20T12:00:00Z',
  endsAt: '2027-01-19T12:00:00Z',
};
const ANSWERED = {
  ...WAITING,
  answered: { answer: 'likely', note: '', at: '2026-11-21T12:00:00Z' },
};

describe('the status of an inquiry', () => {
  it.each([WAITING, ANSWERED])('is read', (body) => {
    expect(readInquiryStatus(body)).toEqual(body);
  });

  it.each([
    null,
    'waiting',
    { ...WAITING, asker: 'judge' },
    { ...WAITING, bond: 'bail' },
    { ...WAITING, state: 7 },
    { ...WAITING, state: 'PR' },
    { ...WAITING, worry: 'weather' },
    { ...WAITING, amount: '10' },
    { ...WAITING, bondName: null },
    { ...WAITING, answered: null },
    { ...WAITING, answered: { ...ANSWERED.answered, answer: 'perhaps' } },
    { ...WAITING, answered: { ...ANSWERED.answered, note: undefined } },
  ])('is refused when it is not whole: %o', (body) => {
    expect(readInquiryStatus(body)).toBeUndefined();
  });
});

describe('the next step', () => {
  it('is the quote with bond, state and amount', () => {
    expect(quotePathWithAmount('notary', 'TN', 1_000_050)).toBe(
      '/quote?bondType=notary&state=TN&amount=10001',
    );
  });
});
