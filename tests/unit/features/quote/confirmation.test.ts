import { afterEach, describe, expect, it, vi } from 'vitest';
import { BEING_MADE, FINISHED_BY_HAND } from '~/domain/issuing/making-words';
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
import { NOTARY_PRICE_LINES } from '../../../support/notary-price';

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

  it('names the payee of the paper as the obligee, and the office as the place of filing', () => {
    const payee = 'the Governor of the State of Texas';

    expect(applicationLines(aConfirmation({ payee }))).toEqual(
      expect.arrayContaining([
        { label: 'Obligee', value: 'The Governor of the State of Texas' },
        { label: 'Filed with', value: 'Texas Secretary of State' },
      ]),
    );
  });

  it('shows payment and method, with only the last four digits', () => {
    expect(paymentLines(aConfirmation()).map(({ value }) => value)).toEqual([
      ...NOTARY_PRICE_LINES,
      'Credit card ending in 1111',
      'Your card is held, not charged. We charge it when we issue the bond. If we decline, we release the hold.',
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

  it.each([
    ['information_requested', 'Waiting for information from you', 'needs an answer from you'],
    ['price_offered', 'Waiting for your answer to a new price', 'offers the bond at another price'],
  ] as const)('waits for the customer while it is %s', (progress, word, sentence) => {
    const confirmation = aConfirmation({
      receipt: { status: 'under_review', reasons: ['never-instant'] },
      bondProgress: { progress },
    });

    expect(statusIn(confirmation)).toBe(word);
    expect(statusSentence(confirmation)).toContain(sentence);
    const [review, issuance] = nextStages(confirmation, visitor);
    expect(review).toMatchObject({ progress: 'current', holder: 'You' });
    expect(issuance?.sentences[0]).toMatch(/^If the underwriter approves it/);
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
