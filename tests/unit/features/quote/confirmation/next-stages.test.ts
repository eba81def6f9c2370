import { describe, expect, it } from 'vitest';
import { nextStages } from '~/features/quote/confirmation/next-stages';
import { statusSentence } from '~/features/quote/confirmation/summary-lines';
import { QUOTE_ID } from '../../../domain/support/builders';
import { aConfirmation } from '../confirmation-builder';

it('promises to fill in a form of the court only if the underwriter approves', () => {
  const receipt = { status: 'under_review' as const, reasons: ['own-form' as const] };
  const waiting = aConfirmation({ receipt, ownForm: 'form 2301' });
  const approved = { ...waiting, bondProgress: { progress: 'making' as const } };
  const issuanceOf = (given: typeof waiting) => nextStages(given, { isSignedIn: false })[1];

  expect(issuanceOf(waiting)?.sentences).toEqual([
    'If the underwriter approves it, we fill in form 2301, sign it as the surety and email nora@example.com.',
  ]);
  expect(issuanceOf(approved)?.sentences[0]).toBe(
    'We fill in form 2301 and sign it as the surety.',
  );
});

describe('the review by an underwriter', () => {
  it('is done, and not called instant, once the bond is made or in force', () => {
    const bond = { id: QUOTE_ID, number: 'MSB-27182818', isRenewed: false };
    const reasons = ['own-form'] as const;
    const receipt = { status: 'under_review' as const, reasons: [...reasons] };
    const inForce = aConfirmation({ receipt, bondProgress: { progress: 'in-force', bond } });
    const making = aConfirmation({ receipt, bondProgress: { progress: 'making' } });

    for (const given of [inForce, making]) {
      expect(nextStages(given, { isSignedIn: false })[0]).toMatchObject({
        progress: 'done',
        sentences: ['An underwriter approved your application.'],
      });
    }
    expect(statusSentence(inForce)).toContain('the bond is issued');
    expect(statusSentence(making)).toContain('a few minutes');
    expect(statusSentence({ ...making, ownForm: 'form 2301' })).toContain('A member of our staff');
  });

  it('says once that the underwriter reads every application, with its documents', () => {
    const given = aConfirmation({
      receipt: { status: 'under_review', reasons: ['never-instant', 'documents-need-review'] },
    });

    expect(nextStages(given, { isSignedIn: false })[0]?.sentences).toEqual([
      'An underwriter reads your application and documents before we issue the bond, as for every bond of this kind.',
      'If something is missing, we’ll email nora@example.com.',
    ]);
  });

  it('says that an appeal bond needs collateral, until it is approved, and not at a renewal', () => {
    const given = aConfirmation({
      bondSlug: 'appeal-supersedeas',
      receipt: { status: 'under_review', reasons: ['never-instant'] },
    });
    const reviewOf = (one: typeof given) =>
      nextStages(one, { isSignedIn: false })[0]?.sentences.join(' ');
    const renews = { bondId: 'bond', bondNumber: 'MSB-88986217' };

    expect(reviewOf(given)).toContain('nearly always asks for collateral');
    expect(reviewOf({ ...given, bondSlug: 'trustee' })).not.toContain('collateral');
    expect(reviewOf({ ...given, renews })).not.toContain('collateral');
    expect(reviewOf({ ...given, bondProgress: { progress: 'making' } })).not.toContain(
      'collateral',
    );
  });

  it('names no documents of a renewal, which may need none', () => {
    const given = aConfirmation({
      renews: { bondId: 'bond', bondNumber: 'MSB-88986217' },
      receipt: { status: 'under_review', reasons: ['never-instant', 'documents-need-review'] },
    });

    expect(nextStages(given, { isSignedIn: false })[0]?.sentences[0]).toBe(
      'An underwriter reads your application before we renew the bond, as for every bond of this kind.',
    );
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
