import { expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

it('asks a client to pay with the token in the fragment, and names no case', () => {
  const letter = readLetter('payment_asked', LETTER_DATA.payment_asked);

  expect(letter?.action.path).toBe(`/pay#${'k'.repeat(32)}`);
  expect(JSON.stringify(letter?.parts)).toContain('["Amount","$237.00"]');
});

it('gives the client the receipt with the last four digits and the time of our office', () => {
  const parts = JSON.stringify(readLetter('payment_receipt', LETTER_DATA.payment_receipt)?.parts);

  expect(parts).toContain('Credit card ending in 4242');
  expect(parts).toContain('November 23, 2026 at 10:00 AM, Eastern Time');
});

it('tells the attorney that the client paid, with the file number if there is one', () => {
  const partsFor = (change: object) =>
    JSON.stringify(readLetter('client_paid', { ...LETTER_DATA.client_paid, ...change })?.parts);

  expect(partsFor({})).not.toContain('Your file number');
  expect(partsFor({ caseReference: '2026-114' })).toContain('["Your file number","2026-114"]');
});
