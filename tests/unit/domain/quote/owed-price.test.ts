import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { authorizedPriceSchema } from '~/domain/quote/authorized-price-schema';
import { owedPrice, stampedPrice, toAuthorizedPrice } from '~/domain/quote/owed-price';
import type { PricedAnswers } from '~/domain/quote/pricing';
import { ratePlan } from '../../../support/rate-plan';

const ANSWERS: PricedAnswers = {
  stateCode: 'TX',
  amount: dollars(10_000),
  creditCheck: 'authorized',
  termYears: 1,
  share: { days: 100, ofDays: 365 },
  on: '2026-11-20',
};
const before = { slug: 'notary' as const, ratePlans: [ratePlan({ id: 'standard', version: 1 })] };
const after = {
  slug: 'notary' as const,
  ratePlans: [ratePlan({ id: 'standard', version: 2, taxes: [{ name: 'Tax', rate: 90_000 }] })],
};
const authorized = toAuthorizedPrice(stampedPrice(before, ANSWERS), ANSWERS);

describe('the price that a customer owes', () => {
  it('is the price of the day before a payment', () => {
    expect(owedPrice(after, ANSWERS, undefined)).toEqual(stampedPrice(after, ANSWERS));
  });

  it('stays as authorized when the plan changes, also on a later day', () => {
    const owed = owedPrice(after, { ...ANSWERS, on: '2027-02-01' }, authorized);

    expect(owed).toEqual(stampedPrice(before, ANSWERS));
    expect(owed.plan).toEqual({ id: 'standard', version: 1 });
    expect(owed.price.total).not.toBe(stampedPrice(after, ANSWERS).price.total);
  });

  it.each<[string, Partial<PricedAnswers>]>([
    ['the state', { stateCode: 'SC' }],
    ['the amount', { amount: dollars(12_000) }],
    ['the credit check', { creditCheck: 'not_authorized' }],
    ['the term', { termYears: 2 }],
    ['the days of the first term', { share: { days: 101, ofDays: 365 } }],
    ['the length of the year', { share: { days: 100, ofDays: 366 } }],
    ['a whole first year', { share: undefined }],
  ])('is the price of the day after a change of %s', (_, change) => {
    const changed = { ...ANSWERS, ...change };

    expect(owedPrice(after, changed, authorized)).toEqual(stampedPrice(after, changed));
  });

  it('is the price of the day after a share of a year was added', () => {
    const { share: _share, ...whole } = ANSWERS;
    const forWholeYear = toAuthorizedPrice(stampedPrice(before, whole), whole);

    expect(owedPrice(after, ANSWERS, forWholeYear)).toEqual(stampedPrice(after, ANSWERS));
  });

  it('survives storage with its payment', () => {
    expect(authorizedPriceSchema.parse(JSON.parse(JSON.stringify(authorized)))).toEqual(authorized);
  });
});
