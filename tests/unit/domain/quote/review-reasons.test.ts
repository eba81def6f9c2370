import { expect, it } from 'vitest';
import { REVIEW_REASON_WORDS, REVIEW_REASONS } from '~/domain/quote/review-reasons';

it.each(REVIEW_REASONS)('tells the customer in a sentence: %s', (reason) => {
  expect(REVIEW_REASON_WORDS[reason]).toMatch(/^[A-Z].*\.$/);
});
