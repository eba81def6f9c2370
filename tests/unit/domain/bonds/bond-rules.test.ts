import { describe, expect, it } from 'vitest';
import {
  amountLimitsFor,
  isRequiredIn,
  statutoryAmountFor,
  supportsState,
  termsFor,
} from '~/domain/bonds/bond-rules';
import { bondRulesSchema } from '~/domain/bonds/bond-rules-schema';
import { dollars } from '~/domain/money';
import { buildBond } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const notary = buildBond({
  supportedStates: ['TX', 'SC', 'AL', 'MI'],
  stateRules: {
    TX: { amount: dollars(10_000), terms: [4] },
    SC: { required: false },
    AL: {
      required: true,
      amount: dollars(50_000),
      limits: { min: dollars(50_000), max: dollars(50_000) },
    },
    MI: { terms: [6, 7] },
  },
});

describe('the rules of a bond in a state', () => {
  it('list the states where the bond is sold', () => {
    expect(supportsState(notary, 'AL')).toBe(true);
    expect(supportsState(notary, 'NY')).toBe(false);
  });

  it('treat a bond as required unless the state requires none', () => {
    expect(isRequiredIn(notary, 'SC')).toBe(false);
    expect(isRequiredIn(notary, 'AL')).toBe(true);
    expect(isRequiredIn(notary, 'TX')).toBe(true);
    expect(isRequiredIn(notary, 'NY')).toBe(true);
  });

  it("replace the limits by those of a state's law", () => {
    expect(amountLimitsFor(notary, 'AL')).toEqual({ min: dollars(50_000), max: dollars(50_000) });
    expect(amountLimitsFor(notary, 'TX')).toEqual({ min: dollars(500), max: dollars(25_000) });
    expect(amountLimitsFor(notary, 'NY')).toEqual({ min: dollars(500), max: dollars(25_000) });
  });

  it("replace the terms by those of a state's law", () => {
    expect(termsFor(notary, 'MI')).toEqual([6, 7]);
    expect(termsFor(notary, 'AL')).toEqual([1, 2, 3, 4]);
    expect(termsFor(notary, 'NY')).toEqual([1, 2, 3, 4]);
  });

  it('contain the amount that a law fixes', () => {
    expect(statutoryAmountFor(notary, 'TX')).toBe(dollars(10_000));
    expect(statutoryAmountFor(notary, 'SC')).toBeUndefined();
    expect(statutoryAmountFor(notary, 'NY')).toBeUndefined();
  });
});

describe('bondRulesSchema', () => {
  it('accepts valid rules and offers one to four years by default', () => {
    const { terms: _, ...withoutTerms } = notary;

    expect(bondRulesSchema.parse(notary)).toEqual(notary);
    expect(bondRulesSchema.parse(withoutTerms)).toEqual(notary);
  });

  it.each([
    ['an unknown bond', { slug: 'bail' }, 'slug'],
    ['a bond without a name', { name: '' }, 'name'],
    ['an unknown family', { category: 'bail' }, 'category'],
    ['amounts in fractions of dollars', { instantIssueMax: 150 }, 'instantIssueMax'],
    ['a negative amount', { instantIssueMax: -100 }, 'instantIssueMax'],
    [
      'limits the wrong way round',
      { amountLimits: { min: 200, max: 100 }, stateRules: {} },
      'amountLimits',
    ],
    ['no terms', { terms: [] }, 'terms'],
    ['terms out of order', { terms: [1, 3, 2] }, 'terms'],
    ['the same term twice', { terms: [1, 1] }, 'terms'],
    ['a term of no years', { terms: [0] }, 'terms.0'],
    ['a term of eleven years', { terms: [11] }, 'terms.0'],
    ['no states', { supportedStates: [] }, 'supportedStates'],
    ['an unknown state', { supportedStates: ['DC'] }, 'supportedStates.0'],
    ['an unknown document', { requiredDocuments: ['selfie'] }, 'requiredDocuments.0'],
    ['rules for an unknown state', { stateRules: { DC: {} } }, 'stateRules'],
    ['an unknown rule', { stateRules: { TX: { price: 1 } } }, 'stateRules.TX'],
    ['an empty note', { stateRules: { TX: { note: '' } } }, 'stateRules.TX.note'],
    ['an unknown key', { color: 'green' }, ''],
  ])('refuses %s', (_, change, path) => {
    expect(Object.keys(messagesOf(bondRulesSchema, { ...notary, ...change }))).toEqual([path]);
  });

  it('accepts equal limits and a bond that is never issued instantly', () => {
    const bond = buildBond({
      amountLimits: { min: 100, max: 100 },
      instantIssueMax: 0,
      terms: [10],
    });

    expect(bondRulesSchema.parse(bond)).toEqual(bond);
  });

  it('reports problems in words that a content author understands', () => {
    expect(
      messagesOf(bondRulesSchema, {
        ...notary,
        amountLimits: { min: 200, max: 100 },
        terms: [2, 1],
        instantIssueMax: 150,
        stateRules: {},
      }),
    ).toEqual({
      amountLimits: 'Expected min to be at most max',
      terms: 'Expected different terms in rising order',
      instantIssueMax: 'Expected whole dollars, counted in cents',
    });
  });

  it.each([
    ['above the limits', 2_500_100],
    ['below the limits', 49_900],
  ])('refuses fixed amounts %s that apply in the state', (_, amount) => {
    expect(messagesOf(bondRulesSchema, buildBond({ stateRules: { TX: { amount } } }))).toEqual({
      'stateRules.TX.amount':
        'Expected an amount from $500 to $25,000; give the state limits of its own',
    });
  });

  it.each([50_000, 2_500_000])('accepts a fixed amount at a limit: %i cents', (amount) => {
    const bond = buildBond({ stateRules: { TX: { amount } } });

    expect(bondRulesSchema.parse(bond)).toEqual(bond);
  });
});
