import { describe, expect, it } from 'vitest';
import { nextStages } from '~/features/quote/confirmation/next-stages';
import { aConfirmation } from '../confirmation-builder';

describe('the review by an underwriter', () => {
  it('says once that the underwriter reads every application, with its documents', () => {
    const given = aConfirmation({
      receipt: { status: 'under_review', reasons: ['never-instant', 'documents-need-review'] },
    });

    expect(nextStages(given, { isSignedIn: false })[0]?.sentences).toEqual([
      'An underwriter reads your application and documents before we issue the bond, as for every bond of this kind.',
      'If something is missing, we’ll email nora@example.com.',
    ]);
  });

  it('gives the rule for the bond as the only reason', () => {
    const given = aConfirmation({
      receipt: { status: 'under_review', reasons: ['never-instant'] },
    });

    expect(nextStages(given, { isSignedIn: false })[0]?.sentences[0]).toBe(
      'An underwriter reads your application before we issue the bond, as for every bond of this kind.',
    );
  });
});
