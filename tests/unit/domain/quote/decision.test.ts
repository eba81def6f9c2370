import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { dollars } from '~/domain/money';
import { decideApplication, type Application } from '~/domain/quote/decision';
import { REVIEW_REASONS } from '~/domain/quote/review-reasons';
import { UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import { buildBond, SECTIONS, TODAY } from '../support/builders';

/** A $10,000 notary bond in Texas for an applicant without adverse answers, with changes. */
function buildApplication(changes: Partial<Application> = {}): Application {
  return {
    bond: buildBond(),
    stateCode: 'TX',
    ...SECTIONS,
    uploadedDocuments: [],
    today: TODAY,
    ...changes,
  };
}

const OWN_FORM = {
  number: 'PC 570',
  name: 'Bond of Fiduciary',
  url: 'https://courts.example/pc570',
  why: 'The court wants form PC 570.',
};

const withAmount = (amount: number) => ({ bondDetails: { ...SECTIONS.bondDetails, amount } });
const effective = (daysAhead: number) => ({
  bondDetails: { ...SECTIONS.bondDetails, effectiveDate: addDays(TODAY, daysAhead) },
});

describe('decideApplication', () => {
  it('approves automatically when no rule requires an underwriter', () => {
    expect(decideApplication(buildApplication())).toEqual({ status: 'approved', reasons: [] });
  });

  it.each<[string, Partial<Application>, string]>([
    [
      'a bond that always has an underwriter',
      { bond: buildBond({ instantIssueMax: 0 }) },
      'never-instant',
    ],
    [
      'an amount above the instant maximum',
      { bond: buildBond({ instantIssueMax: dollars(9_999) }) },
      'amount-above-instant-maximum',
    ],
    [
      'an amount that is not the one of the law',
      { bond: buildBond({ stateRules: { TX: { amount: dollars(15_000) } } }) },
      'amount-not-statutory',
    ],
    [
      'a state that asks for no such bond',
      { bond: buildBond({ stateRules: { TX: { required: false } } }) },
      'bond-not-required',
    ],
    [
      'a state with a form of its own',
      { bond: buildBond({ stateRules: { TX: { ownForm: OWN_FORM } } }) },
      'own-form',
    ],
    ['a date in the past', effective(-1), 'effective-date-out-of-range'],
    ['a date 181 days ahead', effective(181), 'effective-date-out-of-range'],
    [
      'a bond that needs documents',
      { bond: buildBond({ requiredDocuments: ['personal_id'] }) },
      'documents-need-review',
    ],
    ['documents nobody asked for', { uploadedDocuments: ['other'] }, 'documents-need-review'],
    [
      'no credit check',
      { underwriting: { ...SECTIONS.underwriting, creditCheck: 'not_authorized' } },
      'credit-not-authorized',
    ],
  ])('sends %s to an underwriter', (_, changes, reason) => {
    expect(decideApplication(buildApplication(changes))).toEqual({
      status: 'under_review',
      reasons: [reason],
    });
  });

  it.each(UNDERWRITING_QUESTIONS)('sends a yes about $key to an underwriter', ({ key }) => {
    const underwriting = {
      ...SECTIONS.underwriting,
      [key]: { answer: 'yes' as const, details: 'In 2019' },
    };

    expect(decideApplication(buildApplication({ underwriting })).reasons).toEqual([
      'underwriting-answer',
    ]);
  });

  it('sends answers that were signed by link to an underwriter, whatever they are', () => {
    const underwriting = {
      ...SECTIONS.underwriting,
      claimsHistory: { answer: 'On file' as const, details: 'Answered by Ann' },
    };

    expect(decideApplication(buildApplication({ underwriting })).reasons).toEqual(['signed-part']);
  });

  it.each<[string, Partial<Application>]>([
    [
      'a renewal in a state with a form of its own',
      { isRenewal: true, bond: buildBond({ stateRules: { TX: { ownForm: OWN_FORM } } }) },
    ],
    ['the instant maximum itself', { bond: buildBond({ instantIssueMax: dollars(10_000) }) }],
    [
      'the amount of the law',
      { bond: buildBond({ stateRules: { TX: { amount: dollars(10_000) } } }) },
    ],
    [
      'rules for another state',
      { bond: buildBond({ stateRules: { SC: { required: false, amount: dollars(500) } } }) },
    ],
    ['today', effective(0)],
    ['180 days ahead', effective(180)],
  ])('approves %s', (_, changes) => {
    expect(decideApplication(buildApplication(changes)).status).toBe('approved');
  });

  it('names every reason once, in the order of the list', () => {
    const application = buildApplication({
      bond: buildBond({
        instantIssueMax: dollars(5_000),
        requiredDocuments: ['personal_id'],
        stateRules: { TX: { required: false, amount: dollars(500), ownForm: OWN_FORM } },
      }),
      ...effective(-1),
      uploadedDocuments: ['personal_id'],
      underwriting: {
        ...SECTIONS.underwriting,
        creditCheck: 'not_authorized',
        bondsDeclined: { answer: 'yes', details: 'In 2019' },
        claimsHistory: { answer: 'yes', details: 'In 2020' },
        bankruptcyHistory: { answer: 'On file', details: 'Answered by Ann' },
      },
    });

    expect(decideApplication(application).reasons).toEqual(
      REVIEW_REASONS.filter((reason) => reason !== 'never-instant'),
    );
  });

  it('gives one reason, not two, for the amount of a bond that is never instant', () => {
    const bond = buildBond({ instantIssueMax: 0 });

    expect(
      decideApplication(buildApplication({ bond, ...withAmount(dollars(1)) })).reasons,
    ).toEqual(['never-instant']);
  });
});

/** Each makes an application riskier, whatever its other answers. */
const RISKS: Record<string, (application: Application) => Application> = {
  'a bond that is never instant': (application) => ({
    ...application,
    bond: { ...application.bond, instantIssueMax: 0 },
  }),
  'a lower instant maximum': (application) => ({
    ...application,
    bond: { ...application.bond, instantIssueMax: application.bondDetails.amount - 1 },
  }),
  'a law with another amount': (application) => ({
    ...application,
    bond: {
      ...application.bond,
      stateRules: { TX: { ...application.bond.stateRules.TX, amount: 123 } },
    },
  }),
  'a state that asks for none': (application) => ({
    ...application,
    bond: {
      ...application.bond,
      stateRules: { TX: { ...application.bond.stateRules.TX, required: false } },
    },
  }),
  'a date in the past': (application) => ({
    ...application,
    bondDetails: { ...application.bondDetails, effectiveDate: addDays(TODAY, -3) },
  }),
  'a date far ahead': (application) => ({
    ...application,
    bondDetails: { ...application.bondDetails, effectiveDate: addDays(TODAY, 400) },
  }),
  'a required document': (application) => ({
    ...application,
    bond: { ...application.bond, requiredDocuments: ['tax_returns'] },
  }),
  'an uploaded document': (application) => ({ ...application, uploadedDocuments: ['other'] }),
  'a yes': (application) => ({
    ...application,
    underwriting: {
      ...application.underwriting,
      criminalHistory: { answer: 'yes', details: 'In 2001' },
    },
  }),
  'no credit check': (application) => ({
    ...application,
    underwriting: { ...application.underwriting, creditCheck: 'not_authorized' },
  }),
};

describe('risks', () => {
  const risks = fc.constantFrom(...Object.keys(RISKS));
  const add = (application: Application, risk: string) => RISKS[risk]?.(application) ?? application;

  it('never turn a review into an approval, in any number', () => {
    fc.assert(
      fc.property(fc.array(risks, { minLength: 1 }), (added) => {
        const risky = added.reduce(add, buildApplication());

        expect(decideApplication(risky).status).toBe('under_review');
      }),
    );
  });

  it('have a reason exactly when there is a review', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(RISKS)), (added) => {
        const { status, reasons } = decideApplication(added.reduce(add, buildApplication()));

        expect(reasons.length > 0).toBe(status === 'under_review');
        expect(status === 'approved').toBe(added.length === 0);
      }),
    );
  });
});
