import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { choosePayment } from '~/features/quote/steps/payment/choose-payment';
import { tokenizePaymentNumber } from '~/features/quote/steps/payment/payment-tokenizer';
import { rateWords } from '~/features/quote/steps/payment/rate-words';
import { ratePlan } from '../../../support/rate-plan';
import { readRatePlans } from '../../../tools/catalogue/read-content';
import type { PriceBasis } from '~/domain/rates/price-with-plan';

const CARD_NUMBER = '4111111111111111';
const ACCOUNT_NUMBER = '000123456789';
const billing = {
  billingAddress: { street: '1 Quay', city: 'Austin', state: 'TX', zipCode: '78701' },
  terms: true,
} as const;

describe('the tokenizer', () => {
  it('returns a token and the last four digits', async () => {
    expect(await tokenizePaymentNumber(CARD_NUMBER)).toEqual({
      token: expect.stringMatching(/^sim_[\w-]{43}$/) as unknown,
      lastFour: '1111',
    });
  });

  it('does not derive the token from the number: the same number gives another token', async () => {
    const [one, other] = await Promise.all([
      tokenizePaymentNumber(CARD_NUMBER),
      tokenizePaymentNumber(CARD_NUMBER),
    ]);

    expect(one.token).not.toBe(other.token);
  });
});

describe('the data that leaves the payment form', () => {
  it('is a token instead of a card', async () => {
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

  it('is a token instead of an account', async () => {
    const ach = {
      routingNumber: '021000021',
      accountNumber: ACCOUNT_NUMBER,
      accountType: 'checking',
    } as const;
    const choice = await choosePayment({ paymentMethod: 'ach', ach, ...billing });

    expect(choice).toMatchObject({ method: 'ach', lastFour: '6789' });
    expect(JSON.stringify(choice)).not.toMatch(/000123456789|021000021/);
  });

  it('is only the method for a wire', async () => {
    expect(await choosePayment({ paymentMethod: 'wire', ...billing })).toEqual({ method: 'wire' });
  });
});

describe('the text of the rate', () => {
  const [standard = ratePlan()] = readRatePlans();
  const basis = (given: Partial<PriceBasis>): PriceBasis => ({
    stateCode: 'TX',
    amount: dollars(10_000),
    creditCheck: 'authorized',
    termYears: 3,
    ...given,
  });

  it('names a flat premium, and the years and the minimum of a plan by year', () => {
    const flat = { flat: dollars(50), roundTo: 'dollar' } as const;
    const yearly = { ...flat, minimum: dollars(40), yearDiscounts: [0] } as const;

    expect(rateWords(ratePlan({ premium: flat }), basis({}))).toBe(
      'A flat premium of $50.00, rounded to the dollar',
    );
    expect(rateWords(ratePlan({ premium: yearly }), basis({}))).toBe(
      'A flat premium of $50.00, for 3 years, with a discount by year, at least $40 a year, rounded to the dollar',
    );
  });

  it('names a higher rate above an amount, and only the amount of marginal tiers', () => {
    const tiers = [{ upTo: dollars(5_000), rate: 10_000 }, { rate: 12_500 }];

    expect(rateWords(ratePlan({ premium: { tiers, roundTo: 'cent' } }), basis({}))).toBe(
      '1.25% of $10,000 (1%, plus 0.25% because the bond is above $5,000), rounded to the cent',
    );
    expect(
      rateWords(ratePlan({ premium: { tiers, isMarginal: true, roundTo: 'cent' } }), basis({})),
    ).toBe('Our rates by amount on $10,000, rounded to the cent');
  });

  it.each([
    [10_000, 'authorized', '1.5% of $10,000, rounded to the dollar'],
    [100_000, 'authorized', '1.5% of $100,000, rounded to the dollar'],
    [
      10_000,
      'not_authorized',
      '2% of $10,000 (1.5%, plus 0.5% without a credit check), rounded to the dollar. Skipping the credit check adds $50.00.',
    ],
    [
      100_001,
      'not_authorized',
      '1.8% of $100,001 (1.5%, plus 0.5% without a credit check, minus 0.2% because the bond is above $100,000), rounded to the dollar. Skipping the credit check adds $500.00.',
    ],
  ] as const)('names what applies to $%i, credit check %s', (amount, creditCheck, words) => {
    expect(rateWords(standard, basis({ amount: dollars(amount), creditCheck }))).toBe(words);
  });

  it.each([
    [50_000, '1.5% of $50,000, for 34 of 365 days'],
    [10_000, '1.5% of $10,000, for 34 of 365 days, but at least $25'],
  ])('counts the days of a first term below a year, for $%i', (amount, words) => {
    const share = { days: 34, ofDays: 365 };

    expect(rateWords(standard, basis({ amount: dollars(amount), share }))).toBe(words);
  });
});
