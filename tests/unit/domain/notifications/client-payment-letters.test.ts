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

it('tells the attorney for which matter the client paid: by the file number, or else the case number', () => {
  const letterFor = (change: object) =>
    readLetter('client_paid', { ...LETTER_DATA.client_paid, ...change });
  const subject = 'Your client authorized the payment: Notary Bond';

  expect(letterFor({})?.subject).toBe(subject);
  expect(letterFor({ reference: '2026-114' })?.subject).toBe(`${subject}, 2026-114`);
  expect(letterFor({ caseNumber: '2026-ES-10-42' })?.subject).toBe(`${subject}, 2026-ES-10-42`);
  expect(JSON.stringify(letterFor({ reference: '2026-114' })?.parts)).toContain(
    '["Your file number","2026-114"]',
  );
  expect(JSON.stringify(letterFor({ caseNumber: '2026-ES-10-42' })?.parts)).toContain(
    '["Case number","2026-ES-10-42"]',
  );
});

/** All words of a letter to the client who paid. */
const wordsFor = (kind: 'payment_charged' | 'payment_released', change: object) =>
  JSON.stringify(readLetter(kind, { ...LETTER_DATA[kind], ...change }));

it('tells the client when the payment was charged, for which case and by which firm', () => {
  const words = wordsFor('payment_charged', {
    caption: 'Estate of Mary Smith, Charleston County',
    applicationNumber: 'APP-271828',
  });

  for (const said of [
    '["Bond","Notary Bond, Estate of Mary Smith, Charleston County"]',
    '["Application number","APP-271828"]',
    '["Asked by","Whitfield & Moreno, LLP"]',
    '["Amount charged","$237.00"]',
    'November 24, 2026 at 10:00 AM, Eastern Time',
    'Credit card ending in 4242',
  ])
    expect(words).toContain(said);
});

it('leaves out a case or firm whose name could show as a link', () => {
  const words = wordsFor('payment_charged', { caption: 'evil.example', sender: 'Pay at evil.com' });

  expect(words).not.toContain('evil');
  expect(words).toContain('["Bond","Notary Bond"]');
  expect(words).toContain('["Asked by","A firm"]');
});

it.each([
  ['declined', {}, 'We declined the application of Whitfield & Moreno, LLP'],
  ['withdrawn', {}, 'The application of Whitfield & Moreno, LLP was withdrawn'],
  ['not-submitted', {}, 'Whitfield & Moreno, LLP did not submit the application'],
  ['replaced', {}, 'The bond is paid in another way.'],
  ['replaced', { heldCents: 20_000 }, 'We now hold $200.00 instead.'],
])('tells the client why the payment was released: %s %j', (cause, change, said) => {
  const words = wordsFor('payment_released', { cause, ...change });

  expect(words).toContain(said);
  expect(words).toContain(
    'We canceled the authorization of $237.00, and that amount is not charged.',
  );
});

it('has no letter about a released payment for another reason', () => {
  expect(readLetter('payment_released', { ...LETTER_DATA.payment_released, cause: '' })).toBe(
    undefined,
  );
});

it('asks the client to agree to a raised price with both prices, and names no case and no reason', () => {
  const letter = readLetter('price_raised', LETTER_DATA.price_raised);
  const words = JSON.stringify(letter?.parts);

  expect(letter?.action.path).toBe(`/pay#${'k'.repeat(32)}`);
  expect(words).toContain('The bond costs $291.00 instead of $237.00, $54.00 more.');
  expect(words).toContain('["Answer by","December 7, 2026"]');
});

it('tells the attorney that the client is asked to agree, and not to accept', () => {
  const data = {
    applicationNumber: 'APP-271828',
    bondName: 'Notary Bond',
    stateCode: 'SC',
    reason: 'Claims',
    totalBeforeCents: 23_700,
    offeredTotalCents: 29_100,
    answerBy: '2026-12-07',
  };
  const asked = readLetter('price_offered', { ...data, isClientAsked: true });
  const own = readLetter('price_offered', data);

  expect(JSON.stringify(asked?.parts)).toContain('only your client can agree to a higher price');
  expect(asked?.action.label).toBe('See the application');
  expect(JSON.stringify(own?.parts)).not.toContain('client');
  expect(own?.action.label).toBe('Accept or withdraw');
});

it('tells the attorney that the client declined, with both prices', () => {
  const letter = readLetter('client_declined_price', LETTER_DATA.client_declined_price);
  const words = JSON.stringify(letter?.parts);

  expect(words).toContain('["Price that your client authorized","$237.00"]');
  expect(words).toContain('The application is withdrawn');
});
