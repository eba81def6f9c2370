/** Reasons that an application requires an underwriter. They are stored with the application. */
export const REVIEW_REASONS = [
  'never-instant',
  'amount-above-instant-maximum',
  'amount-not-statutory',
  'bond-not-required',
  'own-form',
  'effective-date-out-of-range',
  'documents-need-review',
  'underwriting-answer',
  'signed-part',
  'credit-not-authorized',
] as const;

export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** Each reason as a sentence for the customer. */
export const REVIEW_REASON_WORDS: Record<ReviewReason, string> = {
  'never-instant': 'An underwriter reviews every application for this bond.',
  'amount-above-instant-maximum': 'The amount is above what we issue without an underwriter.',
  'amount-not-statutory': 'The amount differs from the one the state’s law sets.',
  'bond-not-required': 'The state does not ask for this bond, so we check what you need.',
  'own-form': 'The court or agency has its own form. We fill it in and sign it.',
  'effective-date-out-of-range': 'The effective date is in the past or more than 180 days away.',
  'documents-need-review': 'An underwriter reads the documents of this application.',
  'underwriting-answer': 'You answered yes to an underwriting question.',
  'signed-part': 'An underwriter reads the answers that were signed by link.',
  'credit-not-authorized': 'You did not authorize a credit check.',
};
