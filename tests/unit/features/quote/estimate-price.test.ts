import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { estimatePrice } from '~/features/quote/estimate-price';
import { buildBond } from '../../domain/support/builders';

const bond = buildBond();

describe('the price beside the form', () => {
  it('is there as soon as the amount is one the bond may have', () => {
    expect(estimatePrice(bond, 'TX', { amount: '$10,000' })?.total).toBe(dollars(237));
    expect(estimatePrice(bond, 'TX', { amount: dollars(10_000) })?.total).toBe(dollars(237));
  });

  it('assumes a credit check until it is refused', () => {
    const refused = estimatePrice(bond, 'TX', { amount: '10000', creditCheck: 'not_authorized' });

    expect(refused?.premium).toBe(dollars(200));
  });

  it.each([
    ['nothing typed', ''],
    ['no amount', 'ten thousand'],
    ['below the limit', '499.99'],
    ['above the limit', '25,000.01'],
  ])('is not there yet with %s', (_, amount) => {
    expect(estimatePrice(bond, 'TX', { amount })).toBeUndefined();
  });

  it('is not there before bond and state are', () => {
    expect(estimatePrice(undefined, 'TX', { amount: '10000' })).toBeUndefined();
    expect(estimatePrice(bond, '', { amount: '10000' })).toBeUndefined();
    expect(estimatePrice(bond, undefined, { amount: '10000' })).toBeUndefined();
  });

  it('knows the limits of the state', () => {
    const limits = { min: dollars(50_000), max: dollars(50_000) };
    const alabama = buildBond({ stateRules: { AL: { limits } } });

    expect(estimatePrice(alabama, 'AL', { amount: '50000' })?.premium).toBe(dollars(750));
    expect(estimatePrice(alabama, 'TX', { amount: '50000' })).toBeUndefined();
  });
});
