import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { isStepComplete, type QuoteAnswers } from '~/domain/quote/completeness';
import { firstIncompleteStep, QUOTE_STEPS } from '~/domain/quote/journey';
import { buildBond, RECEIPT, SECTIONS, TODAY, TYPED_SECTIONS } from '../support/builders';

const answers: QuoteAnswers = {
  selection: { bondType: 'notary', stateCode: 'TX' },
  bond: buildBond({ requiredDocuments: ['tax_returns', 'personal_id'] }),
  sections: TYPED_SECTIONS,
  uploadedDocuments: ['personal_id', 'tax_returns', 'other'],
  payment: RECEIPT,
  today: TODAY,
};

/** The completed steps after a change of some answers. */
const doneWith = (change: Partial<QuoteAnswers>) =>
  QUOTE_STEPS.filter((step) => isStepComplete(step, { ...answers, ...change }));

/** All steps that can be completed, which are those before the review, except the named ones. */
const allBut = (...missing: string[]) =>
  QUOTE_STEPS.slice(0, QUOTE_STEPS.indexOf('review')).filter((step) => !missing.includes(step));

describe('isStepComplete', () => {
  it('finds every completed step before the review, with typed or stored answers', () => {
    expect(doneWith({})).toEqual(allBut());
    expect(doneWith({ sections: SECTIONS })).toEqual(allBut());
    expect(firstIncompleteStep((step) => isStepComplete(step, answers))).toBe('review');
  });

  it.each([
    ['nothing is chosen', { selection: {} }],
    ['no state is chosen', { selection: { bondType: 'notary' } }],
    ['the bond is not written there', { selection: { bondType: 'notary', stateCode: 'NY' } }],
    ['the rules are of another bond', { selection: { bondType: 'trustee', stateCode: 'TX' } }],
    ['the bond is unknown', { bond: undefined }],
  ])('finds no completed step while %s', (_, change) => {
    expect(doneWith(change)).toEqual([]);
  });

  it('finds only the selection at the start', () => {
    const start = { sections: {}, uploadedDocuments: [], payment: undefined };

    expect(doneWith(start)).toEqual(['select-bond']);
  });

  it.each([
    ['bondDetails', ['bond-details', 'payment']],
    ['applicant', ['applicant']],
    ['business', ['business']],
    ['underwriting', ['underwriting', 'payment']],
  ])('excludes the steps that depend on %s while it is invalid', (section, missing) => {
    expect(doneWith({ sections: { ...TYPED_SECTIONS, [section]: {} } })).toEqual(
      allBut(...missing),
    );
  });

  it.each([
    ['none', []],
    ['one of two', ['tax_returns' as const]],
    ['others', ['other' as const, 'business_license' as const]],
  ])('excludes the required documents while there are %s', (_, uploadedDocuments) => {
    expect(doneWith({ uploadedDocuments })).toEqual(allBut('documents'));
  });

  it('requires no documents for the bid bond of an approved bid', () => {
    const selection = { ...answers.selection, isOfBid: true };

    expect(doneWith({ selection, uploadedDocuments: [] })).toEqual(allBut());
  });

  it('requires no documents when the bond needs none', () => {
    expect(doneWith({ bond: buildBond(), uploadedDocuments: [] })).toEqual(allBut());
  });

  it('excludes the payment when it is missing or does not match the current price', () => {
    expect(doneWith({ payment: undefined })).toEqual(allBut('payment'));
    expect(doneWith({ payment: { ...RECEIPT, amount: dollars(236) } })).toEqual(allBut('payment'));
  });

  it('requires another payment when the answers change the price', () => {
    const dearer = { ...TYPED_SECTIONS.bondDetails, amount: '$12,000' };
    const unchecked = { ...TYPED_SECTIONS.underwriting, creditCheck: 'not_authorized' };

    expect(doneWith({ sections: { ...TYPED_SECTIONS, bondDetails: dearer } })).toEqual(
      allBut('payment'),
    );
    expect(doneWith({ sections: { ...TYPED_SECTIONS, underwriting: unchecked } })).toEqual(
      allBut('payment'),
    );
  });
});
