import { describe, expect, it } from 'vitest';
import { REVIEW_REASONS } from '~/domain/quote/review-reasons';
import { type FlaggedApplication, reviewFlags } from '~/domain/underwriting/review-flags';

const ANSWERS = {
  bondDetails: { amount: 8_500_000, effectiveDate: '2026-12-01' },
  underwriting: {
    bankruptcyHistory: { answer: 'yes', details: 'Chapter 7 in 2015.' },
    claimsHistory: { answer: 'yes' },
    businessDisputes: { answer: 'no' },
  },
};

function evidenceOf(reason: string, changes: Partial<FlaggedApplication> = {}) {
  const [flag] = reviewFlags({
    answers: ANSWERS,
    reviewReasons: [reason],
    stateCode: 'SC',
    documentNames: [],
    ...changes,
  });

  return flag?.evidence;
}

describe('reviewFlags', () => {
  it('appear in the order of the rules, once each, and only known ones', () => {
    const flags = reviewFlags({
      answers: {},
      reviewReasons: ['of-another-time', ...REVIEW_REASONS.toReversed()],
      stateCode: 'SC',
      documentNames: [],
    });

    expect(flags.map(({ reason }) => reason)).toEqual(REVIEW_REASONS);
  });

  it.each([
    ['never-instant', []],
    ['amount-above-instant-maximum', ['$85,000 asked for']],
    ['amount-not-statutory', ['$85,000 asked for', 'South Carolina']],
    ['bond-not-required', ['South Carolina']],
    ['effective-date-out-of-range', ['Effective December 1, 2026']],
    ['documents-need-review', ['None is here']],
    [
      'underwriting-answer',
      ['Details of the bankruptcy: Chapter 7 in 2015.', 'Details of the claim'],
    ],
    ['credit-not-authorized', ['The premium includes the surcharge for that']],
  ])('show the answers behind %s', (reason, evidence) => {
    expect(evidenceOf(reason)).toEqual(evidence);
  });

  it('name who answered by link, once', () => {
    const onFile = { answer: 'On file', details: 'Answered by Ann' };
    const underwriting = {
      bankruptcyHistory: onFile,
      claimsHistory: onFile,
      bondsDeclined: { answer: 'On file' },
    };

    expect(evidenceOf('signed-part', { answers: { underwriting } })).toEqual(['Answered by Ann']);
  });

  it('name each kind of document once', () => {
    const documentNames = ['Tax returns', 'Tax returns', 'Court order'];

    expect(evidenceOf('documents-need-review', { documentNames })).toEqual([
      'Tax returns',
      'Court order',
    ]);
  });

  it('show nothing when the answer no longer exists', () => {
    const changes = { answers: {}, stateCode: 'PR' };

    expect(evidenceOf('amount-not-statutory', changes)).toEqual([]);
    expect(evidenceOf('effective-date-out-of-range', changes)).toEqual([]);
  });
});
