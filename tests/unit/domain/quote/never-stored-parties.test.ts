import { describe, expect, it } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { type QuoteDraft, writeDraft } from '~/domain/quote/draft';
import { withoutSecretsOrDisclosures } from '~/domain/quote/never-stored';
import { TYPED_SECTIONS } from '../support/builders';

const MARY = { ssn: '219-09-4321', dateOfBirth: '04/12/1971' };
const PARTNER = { ein: '95-1234567' };

/** Every notation in which a number of these parties could slip into a text. */
const LEAKS = /219\D?09\D?4321|95\D?1234567|04\D12\D1971|1971-04-12/u;

/** A quote with two co-executors and two partners, whose numbers were also typed into open answers. */
const SECTIONS = {
  ...TYPED_SECTIONS,
  bondDetails: { ...TYPED_SECTIONS.bondDetails, purpose: 'For Mary, SSN 219 09 4321' },
  applicant: {
    ...TYPED_SECTIONS.applicant,
    furtherPrincipals: [
      { ...MARY, firstName: 'Mary', middleName: '219094321', lastName: 'Smith', suffix: '' },
      { firstName: 'Born 04/12/1971', lastName: 'Lee' },
    ],
  },
  business: {
    ...TYPED_SECTIONS.business,
    dbaName: 'Lowe 951234567',
    furtherBusinesses: [{ ...PARTNER, legalName: 'Lowe, EIN 95-1234567', businessType: 'llc' }],
  },
};

const DRAFT: QuoteDraft = {
  version: 1,
  quoteId: '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11',
  quoteKey: 'k'.repeat(43),
  revision: 1,
  step: 'applicant',
  selection: { bondType: 'trustee', stateCode: 'SC' },
  sections: SECTIONS,
  savedAt: '2026-11-20T12:00:00.000Z',
};

describe('the numbers of further principals', () => {
  it('are in the answers as typed', () => {
    expect(JSON.stringify(SECTIONS)).toMatch(LEAKS);
  });

  it.each([
    ['the draft of this browser', () => writeDraft(DRAFT)],
    ['the draft of the account', () => JSON.stringify(toAccountAnswers(DRAFT))],
    ['the stored answers', () => JSON.stringify(withoutSecretsOrDisclosures(SECTIONS))],
  ])('do not reach %s, not even inside another answer', (_, stored) => {
    expect(stored()).not.toMatch(LEAKS);
    expect(stored()).toContain('"lastName":"Smith"');
    expect(stored()).toContain('"lastName":"Lee"');
  });
});
