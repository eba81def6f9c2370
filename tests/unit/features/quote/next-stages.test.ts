import { describe, expect, it } from 'vitest';
import type { Filer } from '~/domain/states/filing';
import { nextStages } from '~/features/quote/confirmation/next-stages';
import { NOTARY_TOTAL } from '../../../support/notary-price';
import { aConfirmation } from './confirmation-builder';

describe('the next steps', () => {
  const visitor = { isSignedIn: false };
  const overview = (confirmation = aConfirmation()) =>
    nextStages(confirmation, visitor).map(({ title, progress, holder }) => [
      title,
      progress,
      holder,
    ]);

  it('are the issue of the bond after an automatic approval', () => {
    expect(overview()).toEqual([
      ['Review & Underwriting', 'done', 'Us'],
      ['Bond Issuance', 'current', 'Us'],
      ['Delivery & Filing', 'next', 'You'],
    ]);
  });

  it('are the review, with the reason that says more than the rule for the bond', () => {
    const reasons = ['underwriting-answer', 'never-instant'] as const;
    const given = aConfirmation({ receipt: { status: 'under_review', reasons: [...reasons] } });

    expect(overview(given)[0]).toEqual(['Review & Underwriting', 'current', 'Us']);
    expect(nextStages(given, visitor)[0]?.sentences).toEqual([
      'An underwriter reads your application before we issue the bond.',
      'You answered yes to an underwriting question.',
      'If something is missing, we’ll email nora@example.com.',
    ]);
  });

  it('promise a bond only if the underwriter approves it', () => {
    const given = aConfirmation({
      receipt: { status: 'under_review', reasons: ['never-instant'] },
    });

    expect(nextStages(given, visitor)[1]?.sentences).toEqual([
      'If the underwriter approves it, we issue the bond and email nora@example.com.',
    ]);
  });

  it('name the form that a court requires in place of ours', () => {
    const confirmation = aConfirmation({
      ownForm: 'the court’s own form MPC 801',
      receipt: { status: 'under_review', reasons: ['own-form'] },
    });
    const [review, issuance, filing] = nextStages(confirmation, visitor);

    expect(review?.sentences[1]).toBe('The bond is made on the court’s own form MPC 801.');
    expect(issuance?.sentences).toEqual([
      'If the underwriter approves it, we fill in the court’s own form MPC 801, sign it as the surety and email nora@example.com.',
    ]);
    expect(filing?.sentences[1]).toBe(
      `${confirmation.applicantName} signs the form as the principal.`,
    );
  });

  it('are up to the customer while a wire transfer is expected', () => {
    const confirmation = aConfirmation({
      receipt: { payment: { method: 'wire', reference: 'PAY-9' } },
    });

    expect(overview(confirmation)[1]).toEqual(['Bond Issuance', 'current', 'You']);
    expect(nextStages(confirmation, visitor)[1]?.sentences[0]).toBe(
      `Send ${NOTARY_TOTAL} by wire with the reference PAY-9.`,
    );
  });

  it('are the filing after the bond is issued', () => {
    expect(overview(aConfirmation({ receipt: { status: 'issued' } }))).toEqual([
      ['Review & Underwriting', 'done', 'Us'],
      ['Bond Issuance', 'done', 'Us'],
      ['Delivery & Filing', 'current', 'You'],
    ]);
  });

  it('leave the office to the steps, because the obligee is often another office', () => {
    const filing = (status: 'approved' | 'issued') =>
      nextStages(aConfirmation({ receipt: { status } }), visitor)[2]?.sentences[0];

    expect(filing('approved')).toBe('You get the bond with the steps to sign and file it.');
    expect(filing('issued')).toBe('Follow the steps above to sign the bond and file it.');
  });

  it('tell who keeps a bond that nobody files, and do not send it to an office', () => {
    const sentencesFor = (filer: Filer) =>
      nextStages(aConfirmation(), { ...visitor, filer })[2]?.sentences;

    expect(sentencesFor('nobody')).toEqual(['You keep the bond. You don’t file it.']);
    expect(sentencesFor('surety')?.[0]).toBe(
      'You sign the bond, and we file it with the office that takes it: Texas Secretary of State.',
    );
    expect(sentencesFor('either')).toEqual(sentencesFor('customer'));
  });

  it('link to the issued bond, or to an account for it', () => {
    const issued = aConfirmation({ receipt: { status: 'issued' } });

    expect(nextStages(issued, visitor)[1]?.sentences[1]).toBe(
      'Download it on this page. Keep it in an account for nora@example.com.',
    );
    expect(nextStages(issued, { isSignedIn: true })[1]?.sentences[1]).toBe(
      'Download it here or from your dashboard.',
    );
  });
});
