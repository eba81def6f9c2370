import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  confirmationSchema,
  parseConfirmation,
} from '~/features/quote/confirmation/confirmation-schema';
import {
  forgetConfirmation,
  hasConfirmation,
  keepConfirmation,
  readConfirmationText,
} from '~/features/quote/confirmation/kept-confirmation';
import { nextStages } from '~/features/quote/confirmation/next-stages';
import { applicationLines, paymentLines } from '~/features/quote/confirmation/summary-lines';
import { aConfirmation } from './confirmation-builder';

afterEach(() => vi.unstubAllGlobals());

describe('the kept confirmation', () => {
  it('comes back as it was until it is forgotten', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => texts.set(key, text),
        removeItem: (key: string) => texts.delete(key),
      },
    });

    keepConfirmation(aConfirmation());
    expect(hasConfirmation()).toBe(true);
    expect(parseConfirmation(readConfirmationText())).toEqual(aConfirmation());

    forgetConfirmation();
    expect(hasConfirmation()).toBe(false);
    expect(parseConfirmation(readConfirmationText())).toBeUndefined();
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new Error('Storage is blocked');
      },
    });

    keepConfirmation(aConfirmation());
    expect(hasConfirmation()).toBe(true);
    expect(parseConfirmation(readConfirmationText())).toEqual(aConfirmation());

    forgetConfirmation();
    expect(hasConfirmation()).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"receipt":'],
    ['another version', JSON.stringify({ number: 'APP-104233' })],
  ])('is undefined when there is %s', (_, text) => {
    expect(parseConfirmation(text)).toBeUndefined();
  });

  it('has no room for a secret', () => {
    expect(confirmationSchema.safeParse({ ...aConfirmation(), ssn: '123456789' }).success).toBe(
      false,
    );
  });
});

describe('the summary', () => {
  it('says which application it is', () => {
    expect(applicationLines(aConfirmation()).filter(({ label }) => label !== 'Submitted')).toEqual([
      { label: 'Application number', value: 'APP-104233' },
      { label: 'Status', value: 'Approved' },
      { label: 'Bond', value: 'Notary Bond, Texas' },
      { label: 'Bond amount', value: '$10,000' },
      { label: 'Effective date', value: 'December 1, 2026' },
      { label: 'Term', value: '4 years' },
      { label: 'Obligee', value: 'Texas Secretary of State' },
      { label: 'Applicant', value: 'Nora Nguyen' },
    ]);
  });

  it('says what was paid and how, with the last four digits alone', () => {
    expect(paymentLines(aConfirmation()).map(({ value }) => value)).toEqual([
      '$150.00',
      '$75.00',
      '$12.00',
      '$237.00',
      'Credit card ending in 1111',
      'PAY-7QX2',
    ]);
  });

  it('counts one year as a year', () => {
    const lines = applicationLines(aConfirmation({ termYears: 1 }));

    expect(lines).toContainEqual({ label: 'Term', value: '1 year' });
  });
});

describe('what happens next', () => {
  const visitor = { isSignedIn: false };
  const overview = (confirmation = aConfirmation()) =>
    nextStages(confirmation, visitor).map(({ title, progress, holder }) => [
      title,
      progress,
      holder,
    ]);

  it('is the issue of the bond when the application was approved at once', () => {
    expect(overview()).toEqual([
      ['Review & Underwriting', 'done', 'Us'],
      ['Bond Issuance', 'current', 'Us'],
      ['Delivery & Filing', 'next', 'You'],
    ]);
  });

  it('is the review, with its reasons, when an underwriter is asked', () => {
    const confirmation = aConfirmation({
      receipt: { status: 'under_review', reasons: ['underwriting-answer', 'never-instant'] },
    });

    expect(overview(confirmation)[0]).toEqual(['Review & Underwriting', 'current', 'Us']);
    expect(nextStages(confirmation, visitor)[0]?.sentences).toEqual([
      'An underwriter reads your application before we issue the bond.',
      'You answered yes to an underwriting question.',
      'An underwriter reviews every application for this bond.',
      'If something is missing, we write to nora@example.com.',
    ]);
  });

  it('is in the customer’s hands while a wire transfer is awaited', () => {
    const confirmation = aConfirmation({
      receipt: { payment: { method: 'wire', reference: 'PAY-9' } },
    });

    expect(overview(confirmation)[1]).toEqual(['Bond Issuance', 'current', 'You']);
    expect(nextStages(confirmation, visitor)[1]?.sentences[0]).toBe(
      'Send $237.00 by wire with the reference PAY-9.',
    );
  });

  it('is the filing when the bond is issued', () => {
    expect(overview(aConfirmation({ receipt: { status: 'issued' } }))).toEqual([
      ['Review & Underwriting', 'done', 'Us'],
      ['Bond Issuance', 'done', 'Us'],
      ['Delivery & Filing', 'current', 'You'],
    ]);
  });

  it('leads to the bond that is issued, and who has no account to one', () => {
    const issued = aConfirmation({ receipt: { status: 'issued' } });

    expect(nextStages(issued, visitor)[1]?.sentences[1]).toBe(
      'Download it from your dashboard. No account yet? Sign up with nora@example.com, and it is there.',
    );
    expect(nextStages(issued, { isSignedIn: true })[1]?.sentences[1]).toBe(
      'Download it from your dashboard.',
    );
  });
});
