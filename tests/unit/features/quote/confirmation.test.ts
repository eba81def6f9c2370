import { afterEach, describe, expect, it, vi } from 'vitest';
import { BEING_MADE, FINISHED_BY_HAND } from '~/domain/issuing/making-words';
import type { Filer } from '~/domain/states/filing';
import { progressOf } from '~/features/quote/confirmation/bond-progress';
import {
  type Confirmation,
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
import {
  applicationLines,
  issuedHeadline,
  paymentLines,
  statusSentence,
} from '~/features/quote/confirmation/summary-lines';
import { QUOTE_ID } from '../../domain/support/builders';
import { aConfirmation } from './confirmation-builder';
import { NOTARY_PRICE_LINES, NOTARY_TOTAL } from '../../../support/notary-price';

afterEach(() => vi.unstubAllGlobals());

describe('the stored confirmation', () => {
  it('is restored unchanged until it is deleted', () => {
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

  it('lasts as long as the page when the browser stores nothing', () => {
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

  it('has no field for a secret', () => {
    expect(confirmationSchema.safeParse({ ...aConfirmation(), ssn: '123456789' }).success).toBe(
      false,
    );
  });
});

describe('the summary', () => {
  it('names the application', () => {
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

  it('shows payment and method, with only the last four digits', () => {
    expect(paymentLines(aConfirmation()).map(({ value }) => value)).toEqual([
      ...NOTARY_PRICE_LINES,
      'Credit card ending in 1111',
      'Your card is held, not charged. We charge it when we issue the bond.',
      'PAY-7QX2',
    ]);
  });

  it('writes one year in the singular', () => {
    const lines = applicationLines(aConfirmation({ termYears: 1 }));

    expect(lines).toContainEqual({ label: 'Term', value: '1 year' });
  });

  it('names the last day of a first term that is shorter than a year', () => {
    const lines = applicationLines(aConfirmation({ firstTermEnds: '2026-12-31' }));

    expect(lines).toContainEqual({ label: 'Term', value: 'To December 31, 2026' });
  });
});

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

  it('name the form that a court requires in place of ours', () => {
    const confirmation = aConfirmation({
      ownForm: 'the court’s own form MPC 801',
      receipt: { status: 'under_review', reasons: ['own-form'] },
    });
    const [review, issuance, filing] = nextStages(confirmation, visitor);

    expect(review?.sentences[1]).toBe('The bond is made on the court’s own form MPC 801.');
    expect(issuance?.sentences).toEqual([
      'We fill in the court’s own form MPC 801 and sign it as the surety.',
      'As soon as it is in your dashboard, we email nora@example.com.',
    ]);
    expect(filing?.sentences[0]).toBe('Sign the form where it asks for the principal.');
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

  it('tell who keeps a bond that nobody files, and do not send it to an office', () => {
    const sentencesFor = (filer: Filer) =>
      nextStages(aConfirmation(), { ...visitor, filer })[2]?.sentences;

    expect(sentencesFor('nobody')).toEqual(['You keep the bond: it is filed nowhere.']);
    expect(sentencesFor('surety')?.[0]).toBe(
      'You sign the bond, and we file it with Texas Secretary of State.',
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

describe('the bond of an application that was approved at once', () => {
  const visitor = { isSignedIn: false };
  const bond = { id: QUOTE_ID, number: 'MSB-27182818', isRenewed: false };
  const wire = { payment: { method: 'wire', reference: 'PAY-9' } } as const;
  const statusIn = (confirmation: Confirmation) =>
    applicationLines(confirmation).find(({ label }) => label === 'Status')?.value;

  it.each([
    ['is being made before the server said anything', {}, 'making'],
    ['waits for a wire', { receipt: wire }, 'waiting'],
    ['is in force, by the receipt', { receipt: { status: 'issued' } }, 'in-force'],
    ['is with an underwriter', { receipt: { status: 'under_review' } }, 'waiting'],
    [
      'is what the server said last',
      { bondProgress: { progress: 'needs-a-hand' } },
      'needs-a-hand',
    ],
  ] as const)('%s', (_, changes, progress) => {
    expect(progressOf(aConfirmation(changes))).toBe(progress);
  });

  it.each([
    ['making', BEING_MADE],
    ['needs-a-hand', FINISHED_BY_HAND],
    ['waiting', 'Your application is approved.'],
  ] as const)('is not called issued while it is %s', (progress, words) => {
    const confirmation = aConfirmation({ bondProgress: { progress } });

    expect(statusIn(confirmation)).toBe('Approved');
    expect(statusSentence(confirmation)).toContain(words);
    expect(nextStages(confirmation, visitor).map((stage) => stage.progress)).toEqual([
      'done',
      'current',
      'next',
    ]);
  });

  it('is called issued, with its number, once it is in force', () => {
    const confirmation = aConfirmation({ bondProgress: { progress: 'in-force', bond } });

    expect(statusIn(confirmation)).toBe('Issued');
    expect(issuedHeadline(confirmation)).toBe('Your Notary Bond is issued');
    confirmation.bondProgress = { progress: 'in-force', bond: { ...bond, isRenewed: true } };
    expect(issuedHeadline(confirmation)).toBe('Your Notary Bond is renewed');
    expect(statusSentence(confirmation)).toContain('the bond is issued');
    expect(applicationLines(confirmation)).toContainEqual({
      label: 'Bond number',
      value: 'MSB-27182818',
    });
    const issued = nextStages(confirmation, visitor)[1];
    expect(issued?.progress).toBe('done');
    expect(issued?.sentences[0]).toBe('Your bond is issued and in force from December 1, 2026.');
  });

  it('is ours to make once the wire has arrived', () => {
    const confirmation = aConfirmation({ receipt: wire, bondProgress: { progress: 'making' } });

    expect(nextStages(confirmation, visitor)[1]).toMatchObject({ holder: 'Us' });
  });
});
