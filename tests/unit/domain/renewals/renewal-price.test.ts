import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import {
  renewalPriceFactsSchema,
  renewalPriceWords,
  renewalTotal,
  type RenewalPriceFacts,
} from '~/domain/renewals/renewal-price';
import { ratePlan } from '../../../support/rate-plan';

/** 1.5% of $10,000 with a fee of $75 and a tax of 8% is $237.00. */
const PLAN = ratePlan({ id: 'standard', version: 2 });

function buildFacts(
  last: Partial<RenewalPriceFacts['last']> = {},
  changes: Partial<RenewalPriceFacts> = {},
): RenewalPriceFacts {
  return renewalPriceFactsSchema.parse({
    bondId: '11111111-1111-4111-8111-111111111111',
    bondSlug: 'notary',
    stateCode: 'TX',
    amount: dollars(10_000),
    termYears: 4,
    isCreditChecked: true,
    on: '2026-11-23',
    ratePlans: [PLAN],
    last: {
      premium: dollars(150),
      total: dollars(237),
      plan: { id: 'standard', version: 2 },
      amount: dollars(10_000),
      startsOn: '2022-12-05',
      endsOn: '2026-12-05',
      ...last,
    },
    ...changes,
  });
}

const NEXT = 'At today’s rates, the next term (4 years) costs $237.00';

describe('the words about the price of a renewal', () => {
  it('say that the price stays', () => {
    expect(renewalPriceWords(buildFacts())).toEqual([`${NEXT}, the same as last time.`]);
  });

  it('compare the premium when the last total is unknown', () => {
    expect(renewalPriceWords(buildFacts({ total: undefined }))).toEqual([
      `${NEXT}. Its premium is $150.00, the same as last time.`,
    ]);
    expect(renewalPriceWords(buildFacts({ total: undefined, premium: dollars(140) }))).toEqual([
      `${NEXT}. Its premium is $150.00. The last premium was $140.00.`,
    ]);
  });

  it('name a newer version of the rate plan', () => {
    const last = { total: dollars(200), plan: { id: 'standard', version: 1 } };

    expect(renewalPriceWords(buildFacts(last))).toEqual([
      `${NEXT}. Last time you paid $200.00.`,
      'Our rates changed: the rate plan is now standard, version 2. Last time it was standard, version 1.',
    ]);
  });

  it('name another rate plan', () => {
    const last = { total: dollars(200), plan: { id: 'old-rates', version: 2 } };

    expect(renewalPriceWords(buildFacts(last))[1]).toContain(
      'Last time it was old-rates, version 2',
    );
  });

  it('name the amount that a rider changed', () => {
    const last = { total: dollars(156), amount: dollars(5_000) };

    expect(renewalPriceWords(buildFacts(last))).toEqual([
      `${NEXT}. Last time you paid $156.00.`,
      'A rider changed the bond amount from $5,000 to $10,000.',
    ]);
  });

  it('name a last term that was shorter than a year', () => {
    const last = { total: dollars(130), startsOn: '2026-06-01' };

    expect(renewalPriceWords(buildFacts(last))[1]).toBe(
      'The last term was shorter than a year, and you paid for its days only.',
    );
  });

  it('give every reason, and none for a term without a known end', () => {
    const last = {
      total: dollars(130),
      plan: undefined,
      amount: dollars(5_000),
      startsOn: '2026-06-01',
      endsOn: undefined,
    };

    expect(renewalPriceWords(buildFacts(last)).slice(1)).toEqual([
      'A rider changed the bond amount from $5,000 to $10,000.',
      'We have no record of the rates of the last term.',
    ]);
  });

  it('are missing when no plan applies on the day, and so is the price', () => {
    const facts = buildFacts({}, { on: '1999-01-01' });

    expect(renewalPriceWords(facts)).toEqual([]);
    expect(renewalTotal(facts)).toBeUndefined();
  });

  it('name the same price as the line of the inbox', () => {
    expect(renewalTotal(buildFacts())).toBe('$237.00');
  });

  it('price an applicant without a credit check as the plan says', () => {
    const premium = { tiers: [{ rate: 15_000 }], withoutCreditCheck: 5_000, roundTo: 'dollar' };
    const changes = { isCreditChecked: false, ratePlans: [{ ...PLAN, premium }] };

    expect(renewalPriceWords(buildFacts({}, changes))[0]).toContain('costs $291.00.');
  });
});
