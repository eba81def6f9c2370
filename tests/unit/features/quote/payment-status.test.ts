import { expect, it } from 'vitest';
import { paymentLines } from '~/features/quote/confirmation/summary-lines';
import { QUOTE_ID } from '../../domain/support/builders';
import { aConfirmation } from './confirmation-builder';

const statusOf = (confirmation: ReturnType<typeof aConfirmation>) =>
  paymentLines(confirmation).find(({ label }) => label === 'Payment status')?.value;

it('says that a card is held until the bond is issued', () => {
  expect(statusOf(aConfirmation())).toBe(
    'Your card is held, not charged. We charge it when we issue the bond. If we decline, we release the hold.',
  );
});

it('says of a renewal that the card is held until the bond is renewed', () => {
  expect(statusOf(aConfirmation({ renews: { bondId: QUOTE_ID, bondNumber: 'MSB-1' } }))).toContain(
    'We charge it when we renew the bond',
  );
});

it('says that the card is charged once the bond is in force', () => {
  const bond = { id: '22222222-2222-4222-8222-222222222222', number: 'MSB-1', isRenewed: false };

  expect(statusOf(aConfirmation({ bondProgress: { progress: 'in-force', bond } }))).toBe(
    'Charged to your card',
  );
});
