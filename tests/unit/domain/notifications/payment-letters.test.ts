import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA as DATA } from '../../../support/letter-data.ts';

/** What a letter says in sentences. */
function wordsOf(kind: 'received' | 'approved' | 'issued', changes: object): string {
  return JSON.stringify(readLetter(kind, { ...DATA[kind], ...changes })?.parts);
}

describe('the mail about a received application', () => {
  it.each([
    [true, 'credit_card', ['An underwriter reviews your application', 'Your card is held, not']],
    [undefined, 'ach', ['No underwriter has to review it', 'We charge your bank account when']],
    [true, 'wire', ['An underwriter reviews', 'We issue the bond when your wire arrives']],
    [undefined, 'credit_card', ['bond is issued. We charge your card when we issue the bond.']],
    [undefined, undefined, ['No underwriter has to review it']],
  ])('says who decides (%s) and when a payment by %s is due', (isReviewed, paymentMethod, said) => {
    const text = wordsOf('received', { isReviewed, paymentMethod });

    for (const words of said) expect(text).toContain(words);
  });

  it.each([
    [undefined, 'credit_card', 'when the bond is renewed. We charge your card when we renew the'],
    [true, 'ach', 'We charge your bank account when we renew the bond.'],
    [undefined, 'wire', 'We renew the bond when your wire arrives.'],
  ])('says of a renewal that the bond is renewed (%s, %s)', (isReviewed, paymentMethod, said) => {
    const text = wordsOf('received', { isReviewed, paymentMethod, isRenewal: true });

    expect(text).toContain('Your application to renew your bond has been submitted');
    expect(text).toContain(said);
    expect(text).not.toMatch(/issued?\b/);
  });
});

describe('the mail to an attorney whose client paid', () => {
  const isPaidByClient = true;

  it('says that the payment of the client is held, and charges nothing to the attorney', () => {
    for (const [data, said] of [
      [{ isReviewed: true }, 'Your client’s payment is authorized, not charged.'],
      [{}, 'Your client’s payment is authorized. We charge it when we issue the bond.'],
    ] as const)
      expect(wordsOf('received', { ...data, isPaidByClient })).toContain(said);

    const approved = wordsOf('approved', { isPaidByClient });
    expect(approved).toContain('We charge your client now, issue the bond and email you');
    expect(approved).not.toContain('as soon as it is paid');
    expect(wordsOf('approved', { isPaidByClient, isOwnForm: true })).toContain(
      'charge your client when we issue the bond',
    );
  });

  it('says what was charged to the client, and nothing of it without an amount', () => {
    expect(wordsOf('issued', { totalCents: 23_700, isPaidByClient })).toContain(
      '["Charged to your client","$237.00"]',
    );
    expect(wordsOf('issued', { isPaidByClient })).not.toContain('Charged');
  });

  it.each(['declined', 'price_expired', 'withdrawn'] as const)(
    'says after %s that it is released',
    (kind) => {
      const words = JSON.stringify(readLetter(kind, { ...DATA[kind], isPaidByClient })?.parts);

      expect(words).toContain('Nothing was charged. We release your client’s payment.');
      expect(words).not.toContain('wire');
    },
  );
});

describe('the mail about an approval', () => {
  it('says when the bond is issued, by the way of payment', () => {
    expect(wordsOf('approved', { paymentMethod: 'ach' })).toContain('email you in a few minutes');
    expect(wordsOf('approved', { paymentMethod: 'ach' })).not.toContain('wire');
    expect(wordsOf('approved', { paymentMethod: 'wire' })).toContain('when your wire arrives');
    expect(wordsOf('approved', {})).toContain('as soon as it is paid');
  });

  it('promises no minutes for a form that staff fill in', () => {
    const ofForm = wordsOf('approved', { paymentMethod: 'credit_card', isOwnForm: true });

    expect(ofForm).toContain('email you when it is ready');
    expect(ofForm).not.toContain('minutes');
  });
});

describe('the message of the underwriter in the mail about an approval', () => {
  it('is quoted word for word', () => {
    const { parts = [] } = readLetter('approved', { ...DATA.approved, reason: 'Two\nlines' }) ?? {};

    expect(parts).toContainEqual({ type: 'text', text: 'The underwriter’s message:' });
    expect(parts).toContainEqual({ type: 'quote', text: 'Two\nlines' });
  });

  it('is not announced if there is none', () => {
    expect(wordsOf('approved', { reason: undefined })).not.toContain('message');
  });
});

describe.each(['declined', 'price_expired', 'withdrawn'] as const)('the mail %s', (kind) => {
  it('says that nothing was charged, also to a customer who was to send a wire', () => {
    const words = JSON.stringify(readLetter(kind, DATA[kind])?.parts);

    expect(words).toContain('Nothing was charged. We cancel the payment that you authorized.');
    expect(words).toContain('If you chose to pay by wire, don’t send it.');
  });
});

describe('the mail about an approved renewal', () => {
  it.each(['credit_card', 'wire', undefined])('says by %s that the bond is renewed', (method) => {
    const text = wordsOf('approved', { paymentMethod: method, isRenewal: true });

    expect(text).toContain('enew the bond');
    expect(text).not.toMatch(/issued?\b/);
  });
});

describe('the mail about an issued bond', () => {
  it('says how much was charged and how, and nothing of it in an older mail', () => {
    expect(wordsOf('issued', { totalCents: 23_700, paymentMethod: 'credit_card' })).toContain(
      '["Charged to your card","$237.00"]',
    );
    expect(wordsOf('issued', { totalCents: 23_700, paymentMethod: 'wire' })).toContain(
      '["Received by wire","$237.00"]',
    );
    expect(wordsOf('issued', { totalCents: 23_700 })).not.toContain('$');
    expect(wordsOf('issued', {})).not.toContain('$');
  });
});
