import { describe, expect, it } from 'vitest';
import { billingSchema } from '~/domain/quote/billing';
import { cardExpiryYears, isCardExpired } from '~/domain/quote/card-expiry';
import { paymentFormSchema } from '~/domain/quote/payment';
import { TODAY } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const schema = paymentFormSchema({ today: TODAY });

const billing = {
  billingAddress: { street: '12 Tide Street', city: 'Austin', state: 'tx', zipCode: '78701' },
  terms: true,
};

const creditCard = {
  name: 'Ada Marsh',
  number: '4242 4242 4242 4242',
  expiryMonth: '11',
  expiryYear: '2026',
  cvv: '123',
};

const ach = { routingNumber: '021000021', accountNumber: '0012 3456-78', accountType: 'checking' };

const messagesForCard = (change: Record<string, unknown>) =>
  messagesOf(schema, {
    ...billing,
    paymentMethod: 'credit_card',
    creditCard: { ...creditCard, ...change },
  });

const messagesForAch = (change: Record<string, unknown>) =>
  messagesOf(schema, { ...billing, paymentMethod: 'ach', ach: { ...ach, ...change } });

describe('paymentFormSchema', () => {
  it('requires a payment method', () => {
    expect(messagesOf(schema, billing)).toEqual({ paymentMethod: 'Payment method is required' });
    expect(messagesOf(schema, { ...billing, paymentMethod: 'cash' })).toEqual({
      paymentMethod: 'Payment method is required',
    });
  });

  it('requires the address and the terms for every method', () => {
    const missing = {
      'billingAddress.street': 'Street is required',
      'billingAddress.city': 'City is required',
      'billingAddress.state': 'State is required',
      'billingAddress.zipCode': 'ZIP code is required',
      terms: 'You must accept the terms and conditions',
    };

    expect(messagesOf(schema, { paymentMethod: 'wire' })).toEqual(missing);
    expect(messagesOf(schema, { paymentMethod: 'ach', ach })).toEqual(missing);
    expect(messagesOf(schema, { paymentMethod: 'credit_card', creditCard })).toEqual(missing);
    expect(messagesOf(billingSchema, {})).toEqual(missing);
  });

  it('returns the stored form of the selected method and nothing of the others', () => {
    const form = { ...billing, creditCard, ach };
    const stored = { billingAddress: { ...billing.billingAddress, state: 'TX' }, terms: true };

    expect(schema.parse({ ...form, paymentMethod: 'wire' })).toStrictEqual({
      paymentMethod: 'wire',
      ...stored,
    });
    expect(schema.parse({ ...form, paymentMethod: 'ach' })).toStrictEqual({
      paymentMethod: 'ach',
      ach: { routingNumber: '021000021', accountNumber: '0012345678', accountType: 'checking' },
      ...stored,
    });
    expect(schema.parse({ ...form, paymentMethod: 'credit_card' })).toStrictEqual({
      paymentMethod: 'credit_card',
      creditCard: {
        name: 'Ada Marsh',
        number: '4242424242424242',
        expiryMonth: 11,
        expiryYear: 2026,
        cvv: '123',
      },
      ...stored,
    });
    expect(billingSchema.parse(form)).toStrictEqual(stored);
  });

  it('does not accept the terms unless the box is selected', () => {
    expect(messagesOf(schema, { ...billing, paymentMethod: 'wire', terms: false })).toEqual({
      terms: 'You must accept the terms and conditions',
    });
  });

  describe('a credit card', () => {
    it('needs all its fields', () => {
      expect(messagesOf(schema, { ...billing, paymentMethod: 'credit_card' })).toEqual({
        'creditCard.name': 'Name on card is required',
        'creditCard.number': 'Valid card number is required',
        'creditCard.expiryMonth': 'Expiry month is required',
        'creditCard.expiryYear': 'Expiry year is required',
        'creditCard.cvv': 'Valid CVV is required',
      });
    });

    it('names an expired card together with a mistyped number, but never a missing month twice', () => {
      const number = '4242424242424241';

      expect(messagesForCard({ number, expiryMonth: '10' })).toEqual({
        'creditCard.number': 'Valid card number is required',
        'creditCard.expiryMonth': 'This card has expired',
      });
      expect(messagesForCard({ number, expiryMonth: '' })).toEqual({
        'creditCard.number': 'Valid card number is required',
        'creditCard.expiryMonth': 'Expiry month is required',
      });
    });

    it('needs a number with a valid check digit', () => {
      expect(messagesForCard({ number: '4242424242424241' })).toEqual({
        'creditCard.number': 'Valid card number is required',
      });
    });

    it.each([
      ['this month', { expiryMonth: '11' }, {}],
      ['last month', { expiryMonth: '10' }, { 'creditCard.expiryMonth': 'This card has expired' }],
      ['the first month of next year', { expiryMonth: '1', expiryYear: '2027' }, {}],
      ['nine years from now', { expiryYear: '2035' }, {}],
      [
        'ten years from now',
        { expiryYear: '2036' },
        { 'creditCard.expiryYear': 'Expiry year is required' },
      ],
      ['last year', { expiryYear: '2025' }, { 'creditCard.expiryYear': 'Expiry year is required' }],
      ['month 0', { expiryMonth: '0' }, { 'creditCard.expiryMonth': 'Expiry month is required' }],
      ['month 12', { expiryMonth: '12' }, {}],
      ['month 13', { expiryMonth: '13' }, { 'creditCard.expiryMonth': 'Expiry month is required' }],
    ])('expires in %s', (_, change, messages) => {
      expect(messagesForCard(change)).toEqual(messages);
    });

    const amex = { number: '378282246310005', cvv: '1234' };
    const badCvv = { 'creditCard.cvv': 'Valid CVV is required' };

    it.each([
      ['three digits', {}, {}],
      ['two digits', { cvv: '12' }, badCvv],
      ['four digits on a Visa card', { cvv: '1234' }, badCvv],
      ['five digits', { cvv: '12345' }, badCvv],
      ['letters', { cvv: 'abc' }, badCvv],
      ['four digits on an American Express card', amex, {}],
      ['three digits on an American Express card', { ...amex, cvv: '123' }, badCvv],
      ['five digits on an American Express card', { ...amex, cvv: '12345' }, badCvv],
    ])('has a security code of %s', (_, change, messages) => {
      expect(messagesForCard(change)).toEqual(messages);
    });

    it('names the field that is too long', () => {
      expect(messagesForCard({ name: 'x'.repeat(201) })).toEqual({
        'creditCard.name': 'Name on card must be 200 characters or fewer',
      });
    });
  });

  describe('a bank account', () => {
    it('needs all its fields', () => {
      expect(messagesOf(schema, { ...billing, paymentMethod: 'ach' })).toEqual({
        'ach.routingNumber': 'Valid routing number is required',
        'ach.accountNumber': 'Valid account number is required',
        'ach.accountType': 'Account type is required',
      });
    });

    it.each([
      ['a wrong checksum', { routingNumber: '021000022' }, 'Valid routing number is required'],
      ['three digits', { accountNumber: '123' }, 'Valid account number is required'],
      ['an unknown kind', { accountType: 'bitcoin' }, 'Account type is required'],
    ])('is refused for %s', (_, change, message) => {
      expect(Object.values(messagesForAch(change))).toEqual([message]);
    });

    it.each(['checking', 'savings'])('may be a %s account', (accountType) => {
      expect(messagesForAch({ accountType })).toEqual({});
    });
  });
});

it('the expiry select runs from this year to nine years later', () => {
  expect(cardExpiryYears(TODAY)).toEqual([
    2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035,
  ]);
});

it('a card is valid until the end of its month', () => {
  expect(isCardExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false);
  expect(isCardExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true);
  expect(isCardExpired({ month: 2, year: 2027 }, '2026-12-01')).toBe(false);
  expect(isCardExpired({ month: 9, year: 2026 }, '2026-10-01')).toBe(true);
});
