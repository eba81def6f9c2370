import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { estimatePrice } from '~/features/quote/estimate-price';
import { buildBond } from '../../domain/support/builders';
import { ratePlan } from '../../../support/rate-plan';
import { NOTARY_PRICE } from '../../../support/notary-price';

const bond = buildBond();
const ON = '2026-11-20';

describe('the price beside the form', () => {
  it('follows the term under a plan that has rates by year', () => {
    const premium = { flat: dollars(50), yearDiscounts: [0, 100_000], roundTo: 'dollar' } as const;
    const yearly = buildBond({ ratePlans: [ratePlan({ premium })] });
    const premiumOf = (termYears: unknown) =>
      estimatePrice(yearly, 'TX', { amount: '10000', termYears }, ON)?.premium;

    expect(premiumOf('')).toBe(dollars(50));
    expect(premiumOf('2')).toBe(dollars(95));
    expect(premiumOf(3)).toBe(dollars(140));
  });

  it('appears as soon as the amount is valid for the bond', () => {
    expect(estimatePrice(bond, 'TX', { amount: '$10,000' }, ON)?.total).toBe(NOTARY_PRICE.total);
    expect(estimatePrice(bond, 'TX', { amount: dollars(10_000) }, ON)?.total).toBe(
      NOTARY_PRICE.total,
    );
  });

  it('assumes a credit check until it is refused', () => {
    const refused = estimatePrice(
      bond,
      'TX',
      { amount: '10000', creditCheck: 'not_authorized' },
      ON,
    );

    expect(refused?.premium).toBe(dollars(200));
  });

  it.each([
    ['nothing typed', ''],
    ['no amount', 'ten thousand'],
    ['below the limit', '499.99'],
    ['above the limit', '25,000.01'],
  ])('does not appear with %s', (_, amount) => {
    expect(estimatePrice(bond, 'TX', { amount }, ON)).toBeUndefined();
  });

  it('does not appear before bond and state are selected', () => {
    expect(estimatePrice(undefined, 'TX', { amount: '10000' }, ON)).toBeUndefined();
    expect(estimatePrice(bond, '', { amount: '10000' }, ON)).toBeUndefined();
    expect(estimatePrice(bond, undefined, { amount: '10000' }, ON)).toBeUndefined();
  });

  it("uses the state's limits", () => {
    const limits = { min: dollars(50_000), max: dollars(50_000) };
    const alabama = buildBond({ stateRules: { AL: { limits } } });

    expect(estimatePrice(alabama, 'AL', { amount: '50000' }, ON)?.premium).toBe(dollars(750));
    expect(estimatePrice(alabama, 'TX', { amount: '50000' }, ON)).toBeUndefined();
  });
});
