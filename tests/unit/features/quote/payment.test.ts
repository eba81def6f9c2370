import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { choosePayment } from '~/features/quote/steps/payment/choose-payment';
import { tokenizePaymentNumber } from '~/features/quote/steps/payment/payment-tokenizer';
import { rateWords } from '~/features/quote/steps/payment/rate-words';

const CARD_NUMBER = '4111111111111111';
const ACCOUNT_NUMBER = '000123456789';
const billing = {
  billingAddress: { street: '1 Quay', city: 'Austin', state: 'TX', zipCode: '78701' },
  terms: true,
} as const;

describe('the tokenizer', () => {
  it('gives a token and the last four digits', async () => {
    expect(await tokenizePaymentNumber(CARD_NUMBER)).toEqual({
      token: expect.stringMatching(/^sim_[\w-]{43}$/) as unknown,
      lastFour: '1111',
    });
  });

  it('makes the token from nothing of the number: the same number gives another one', async () => {
    const [one, other] = await Promise.all([
      tokenizePaymentNumber(CARD_NUMBER),
      tokenizePaymentNumber(CARD_NUMBER),
    ]);

    expect(one.token).not.toBe(other.token);
  });
});

describe('what leaves the payment form', () => {
  it('is a token in place of a card', async () => {
    const creditCard = {
      name: 'Ada Marsh',
      number: CARD_NUMBER,
      expiryMonth: 4,
      expiryYear: 2030,
      cvv: '987',
    };
    const choice = await choosePayment({ paymentMethod: 'credit_card', creditCard, ...billing });

    expect(choice).toMatchObject({ method: 'credit_card', lastFour: '1111' });
    expect(Object.keys(choice).sort()).toEqual(['lastFour', 'method', 'token']);
    expect(JSON.stringify(choice)).not.toContain(CARD_NUMBER);
  });

  it('is a token in place of an account', async () => {
    const ach = {
      routingNumber: '021000021',
      accountNumber: ACCOUNT_NUMBER,
      accountType: 'checking',
    } as const;
    const choice = await choosePayment({ paymentMethod: 'ach', ach, ...billing });

    expect(choice).toMatchObject({ method: 'ach', lastFour: '6789' });
    expect(JSON.stringify(choice)).not.toMatch(/000123456789|021000021/);
  });

  it('is nothing but the method for a wire', async () => {
    expect(await choosePayment({ paymentMethod: 'wire', ...billing })).toEqual({ method: 'wire' });
  });
});

describe('the rate in words', () => {
  it.each([
    [10_000, 'authorized', '1.5% of $10,000, rounded to the dollar'],
    [100_000, 'authorized', '1.5% of $100,000, rounded to the dollar'],
    [
      10_000,
      'not_authorized',
      '1.5% of $10,000, plus 0.5% without a credit check, rounded to the dollar',
    ],
    [
      100_001,
      'not_authorized',
      '1.5% of $100,001, plus 0.5% without a credit check, minus 0.2% because the bond is above $100,000, rounded to the dollar',
    ],
  ] as const)('names what applies to $%i, credit check %s', (amount, creditCheck, words) => {
    expect(rateWords({ amount: dollars(amount), creditCheck })).toBe(words);
  });
});
