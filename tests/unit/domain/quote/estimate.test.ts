import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { estimateBond } from '~/domain/quote/estimate';
import { priceBond } from '~/domain/quote/pricing';

const limits = { min: dollars(500), max: dollars(25_000) };

describe('estimateBond', () => {
  it.each(['10000', '$10,000', ' 10 000.00 '])('prices %j as with a credit check', (text) => {
    const amount = dollars(10_000);

    expect(estimateBond(text, limits)).toEqual({
      ok: true,
      value: { amount, price: priceBond({ amount, creditCheck: 'authorized' }) },
    });
  });

  it.each(['500', '25000'])('prices the limits themselves: %s', (text) => {
    expect(estimateBond(text, limits).ok).toBe(true);
  });

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['ten thousand', 'unreadable'],
    ['-500', 'unreadable'],
    ['10k', 'unreadable'],
    ['0', 'too-small'],
    ['499.99', 'too-small'],
    ['25,000.01', 'too-large'],
  ])('has no price for %j: %s', (text, code) => {
    expect(estimateBond(text, limits)).toEqual({ ok: false, code });
  });
});
