import { describe, expect, it } from 'vitest';
import { ACCOUNT_NOTE, mailCaptionSchema } from '~/domain/notifications/mail-facts';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

describe('the caption in a mail', () => {
  it.each([
    'Estate of Mary Ann Smith, Charleston County',
    'Estate of J. R. Smith Jr., St. Johns County',
    'Smith v. Jones, 2026-CP-10-0042',
  ])('names the matter: %s', (caption) => {
    expect(mailCaptionSchema.parse(caption)).toBe(caption);
  });

  it.each([
    'Estate of evil.example, Charleston County',
    'Visit https://evil, now',
    'Estate of a@b, Charleston County',
    'Go to //evil',
    'x'.repeat(201),
  ])('is left out when it could show as a link, or is too long: %s', (caption) => {
    expect(mailCaptionSchema.parse(caption)).toBeUndefined();
  });

  it('is missing for a bond without one', () => {
    expect(mailCaptionSchema.parse(undefined)).toBeUndefined();
  });
});

describe('a mail about an application', () => {
  const FACTS = { applicationNumber: 'APP-271828', bondName: 'Notary Bond', stateCode: 'TX' };
  const id = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';

  it.each([
    ['declined', { reason: 'There are open judgments.' }],
    ['information_requested', { question: 'Who are the heirs?' }],
    ['document_asked', { question: 'Send it.', documents: ['tax_returns'] }],
    ['received', { totalCents: 100 }],
  ] as const)('leads to this application on the dashboard: %s', (kind, data) => {
    expect(readLetter(kind, { ...FACTS, ...data, applicationId: id })?.action.path).toBe(
      `/dashboard#application-${id}`,
    );
  });

  it('leads to the dashboard when it is older than that link', () => {
    const letter = readLetter('declined', { ...FACTS, reason: 'There are open judgments.' });

    expect(letter?.action.path).toBe('/dashboard');
  });
});

describe('a mail about a bond', () => {
  const bond = {
    bondNumber: 'MSB-27182818',
    bondTitle: 'Executor Bond',
    renewPath: '/quote?renews=a',
    expiresOn: '2028-02-29',
    daysLeft: 7,
  };
  const issued = {
    bondNumber: 'MSB-27182818',
    bondName: 'Executor Bond',
    applicationNumber: 'APP-271828',
    stateCode: 'SC',
  };

  it.each([
    ['renewal_due', bond],
    ['renewal_due', { ...bond, expiresOn: undefined, premiumDueOn: '2028-02-29' }],
    ['bond_expired', { ...bond, expiredOn: '2028-02-29' }],
    ['issued', issued],
    ['request_decided', { ...bond, requestKind: 'release', decision: 'approved' }],
  ] as const)('names the matter: %s', (kind, data) => {
    const textOf = (caption: string) => JSON.stringify(readLetter(kind, { ...data, caption }));

    expect(textOf('Estate of Mary Smith, Charleston County')).toContain(
      'Executor Bond, Estate of Mary Smith, Charleston County',
    );
    expect(textOf('Visit evil.example')).toContain('Executor Bond');
    expect(textOf('Visit evil.example')).not.toContain('evil');
  });
});

it.each([
  'received',
  'information_requested',
  'document_asked',
  'price_offered',
  'approved',
  'declined',
  'issued',
  'renewal_due',
  'filing_due',
  'bond_expired',
] as const)('the mail %s says how a guest without a password opens its link', (kind) => {
  expect(readLetter(kind, LETTER_DATA[kind])?.note).toContain(ACCOUNT_NOTE);
});
