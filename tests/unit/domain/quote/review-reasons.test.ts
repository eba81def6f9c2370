import { expect, it } from 'vitest';
import { REVIEW_REASON_WORDS, REVIEW_REASONS } from '~/domain/quote/review-reasons';

it('every reason is a sentence for the customer', () => {
  expect(REVIEW_REASONS.map((reason) => REVIEW_REASON_WORDS[reason])).toEqual([
    'An underwriter reviews every application for this bond.',
    'The amount is above what we issue without an underwriter.',
    'The amount differs from the one the state’s law sets.',
    'The state does not ask for this bond, so we check what you need.',
    'The court or agency requires its own form. We fill it in and sign it.',
    'The effective date is in the past or more than 180 days away.',
    'An underwriter reads the documents of this application.',
    'You answered yes to an underwriting question.',
    'An underwriter reads the answers that were signed by link.',
    'You did not authorize a credit check.',
  ]);
});
