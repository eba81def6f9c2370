import { describe, expect, it } from 'vitest';
import { FAILURE_CODES } from '~/domain/quote/failure-codes';
import {
  APPLICATION_SUBMITTED,
  DOCUMENT_LIST_FAILURES,
  PAYMENT_FAILURES,
  PAYMENT_PROCESSED,
  SUBMISSION_FAILURES,
} from '~/features/quote/messages';

const everyFailure = [
  ...Object.values(PAYMENT_FAILURES),
  ...Object.values(SUBMISSION_FAILURES),
  ...Object.values(DOCUMENT_LIST_FAILURES),
];

describe('the failure messages', () => {
  it('match the fixed texts', () => {
    expect(PAYMENT_FAILURES.unexpected).toEqual({
      title: 'Payment failed',
      description: 'Failed to process payment. Please try again.',
    });
    expect(SUBMISSION_FAILURES.unexpected).toEqual({
      title: 'Submission failed',
      description: 'Failed to submit application. Please try again.',
    });
    expect(PAYMENT_PROCESSED).toBe('Payment processed');
    expect(APPLICATION_SUBMITTED).toEqual({
      title: 'Application submitted',
      description: 'Your bond application has been submitted for processing.',
    });
  });

  it('are full sentences, never the code', () => {
    const technical = new RegExp(FAILURE_CODES.filter((code) => code.includes('-')).join('|'));

    for (const { title, description } of everyFailure) {
      expect(`${title} ${description}`).not.toMatch(technical);
      expect(description).toMatch(/\.$/);
    }
  });
});
