import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { estimateBond } from '~/domain/quote/estimate';
import { NOTARY_PRICE } from '../../../support/notary-price';
import { buildBond } from '../support/builders';

const sale = {
  bond: buildBond(),
  stateCode: undefined,
  limits: { min: dollars(500), max: dollars(25_000) },
  on: '2026-11-20',
};

describe('estimateBond', () => {
  it.each(['10000', '$10,000', ' 10 000.00 '])('prices %j with a credit check', (text) => {
    expect(estimateBond(text, sale)).toMatchObject({
      ok: true,
      value: { amount: dollars(10_000), price: NOTARY_PRICE },
    });
  });

  it.each(['500', '25000'])('prices the limits themselves: %s', (text) => {
    expect(estimateBond(text, sale).ok).toBe(true);
  });

  it.each([
    ['', 'blank'],
    ['  ', 'blank'],
    ['ten thousand', 'unreadable'],
    ['-500', 'unreadable'],
    ['10 apples', 'unreadable'],
    ['1m', 'too-large'],
    ['0', 'too-small'],
    ['499.99', 'too-small'],
    ['25,000.01', 'too-large'],
  ])('returns no price for %j: %s', (text, code) => {
    expect(estimateBond(text, sale)).toEqual({ ok: false, code });
  });
});
