import { expect, it } from 'vitest';
import { nextStages } from '~/features/quote/confirmation/next-stages';
import {
  applicationLines,
  issuedHeadline,
  statusSentence,
} from '~/features/quote/confirmation/summary-lines';
import { QUOTE_ID } from '../../domain/support/builders';
import { aConfirmation } from './confirmation-builder';

const visitor = { isSignedIn: true };
const bond = { id: QUOTE_ID, number: 'MSB-27182818', isRenewed: true };
const wire = { payment: { method: 'wire', reference: 'PAY-9' } } as const;

it('is a renewal in every status, with the number, the certificate and the new end', () => {
  const renews = { bondId: bond.id, bondNumber: bond.number, endsOn: '2030-12-01' };
  const issued = aConfirmation({ renews, bondProgress: { progress: 'in-force', bond } });

  expect(applicationLines(issued)).toEqual(
    expect.arrayContaining([
      { label: 'Status', value: 'Renewed' },
      { label: 'Renewal of', value: 'Bond MSB-27182818, by a continuation certificate' },
      { label: 'New end', value: 'December 1, 2030' },
      { label: 'Next term starts', value: 'December 1, 2026' },
    ]),
  );
  expect(statusSentence(issued)).toContain('the bond is renewed');
  const progress = ['making', 'needs-a-hand', 'waiting'] as const;
  const pending = progress.map((stage) =>
    aConfirmation({ renews, bondProgress: { progress: stage } }),
  );
  for (const confirmation of [
    issued,
    ...pending,
    aConfirmation({ renews, receipt: wire, bondProgress: { progress: 'waiting' } }),
  ]) {
    const words = JSON.stringify(nextStages(confirmation, visitor));
    expect(words).toContain('continuation certificate');
    expect(words).not.toMatch(/power of attorney|issue the bond when|is issued/);
  }
});

it.each(['surety', 'nobody'] as const)(
  'gives a certificate to keep if %s files the bond',
  (filer) => {
    const renews = { bondId: bond.id, bondNumber: bond.number };

    expect(nextStages(aConfirmation({ renews }), { ...visitor, filer })[2]?.sentences).toEqual([
      'You keep the continuation certificate. You don’t file it.',
    ]);
  },
);

it('is renewed in its headline, even before the page knows the certificate', () => {
  const renews = { bondId: bond.id, bondNumber: bond.number };

  expect(issuedHeadline(aConfirmation({ renews }))).toBe('Your Notary Bond is renewed');
});
