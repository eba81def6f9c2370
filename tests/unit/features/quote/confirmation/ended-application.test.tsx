// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Confirmation } from '~/features/quote/confirmation/confirmation-schema';
import { EndedApplication } from '~/features/quote/confirmation/EndedApplication';
import {
  applicationLines,
  paymentLines,
  statusSentence,
} from '~/features/quote/confirmation/summary-lines';
import { render } from '../../../ui/render';
import { aConfirmation } from '../confirmation-builder';

const REVIEWED = { status: 'under_review' } as const;

const ended = (progress: 'declined' | 'withdrawn', changes: Partial<Confirmation> = {}) =>
  aConfirmation({ receipt: REVIEWED, bondProgress: { progress }, ...changes });

const valueOf = (lines: { label: string; value: string }[], wanted: string) =>
  lines.find(({ label }) => label === wanted)?.value;

describe('the confirmation of an application that ended without a bond', () => {
  it.each([
    ['declined', 'Declined', 'An underwriter reviewed your application and declined it.'],
    ['withdrawn', 'Withdrawn', 'Your application was withdrawn'],
  ] as const)('says that it was %s', (progress, status, sentence) => {
    const confirmation = ended(progress);

    expect(valueOf(applicationLines(confirmation), 'Status')).toBe(status);
    expect(statusSentence(confirmation)).toContain(sentence);
  });

  it.each([
    ['credit_card', 'Nothing was charged. We release the hold on your card.'],
    ['ach', 'Nothing was charged. We cancel the payment that you authorized.'],
    ['wire', 'Nothing was charged. Don’t send the wire.'],
  ] as const)('says that a payment by %s is released', (method, words) => {
    const payment = { reference: 'PAY-7QX2', method };
    const confirmation = aConfirmation({
      receipt: { ...REVIEWED, payment },
      bondProgress: { progress: 'declined' },
    });

    render(<EndedApplication confirmation={confirmation} />);
    expect(document.body.textContent).toContain(words);
    expect(valueOf(paymentLines(confirmation), 'Payment status')).toBe(words);
  });

  it.each([
    ['a question about the same bond', 'notary', '/inquiry?bondType=notary&state=TX&amount=10000'],
    ['an empty form for an older confirmation', undefined, '/inquiry'],
  ] as const)('leads to %s', (_, bondSlug, path) => {
    render(<EndedApplication confirmation={ended('declined', { bondSlug })} />);

    expect(document.querySelector('a')?.getAttribute('href')).toBe(path);
  });
});
