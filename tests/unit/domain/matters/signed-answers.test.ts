import { describe, expect, it } from 'vitest';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { unusedParts, withSignedAnswers } from '~/domain/matters/signed-answers';
import { forEachQuestion } from '~/domain/quote/underwriting-questions';
import type { MatterPart } from '~/domain/signing/matter-part';

const signedAt = '2026-11-24T15:00:00Z';
const CONTACT = {
  legalName: 'Mary Ann Smith',
  street: '9 Elm St',
  city: 'Charleston',
  state: 'SC',
  zipCode: '29401',
  phone: '8035550123',
  email: 'mary@example.com',
};
const person = (role: string, name: string, isSigned: boolean): MatterPart => ({
  role,
  name,
  email: '',
  phone: '',
  voidedFor: [],
  times: isSigned ? ({ signedAt } as NonNullable<MatterPart['times']>) : null,
  contact: isSigned ? { ...CONTACT, legalName: name } : null,
});
const CLIENT = person('client', 'Mary Ann Smith', true);
const ON_FILE_ANSWERS = forEachQuestion(() => ({ answer: ON_FILE, details: 'Answered' }));
const bound = (...names: string[]) => ({
  parts: names.map((name, index) => ({ principal: index + 1, name, signedAt })),
});

describe('the signatures that a quote does not have yet', () => {
  const applicant = { firstName: 'mary', middleName: 'Ann', lastName: 'Smith' };

  it('are none when name and answers are there', () => {
    expect(
      unusedParts({ applicant, underwriting: ON_FILE_ANSWERS }, bound('Mary Ann Smith')),
    ).toEqual([]);
    expect(unusedParts({}, { parts: [] })).toEqual([]);
  });

  it.each([
    [
      'another spelling',
      { applicant: { firstName: 'Mary', lastName: 'Smyth' } },
      'Mary Ann Smith has signed. This quote says Mary Smyth.',
    ],
    ['no name', {}, 'Mary Ann Smith has signed. This quote does not have the signed name yet.'],
    [
      'no answers',
      { applicant, underwriting: { ...ON_FILE_ANSWERS, claimsHistory: { answer: 'no' } } },
      'Mary Ann Smith has signed. This quote does not have the signed answers yet.',
    ],
  ])('are told with %s', (_, sections, sentence) => {
    expect(unusedParts(sections, bound('Mary Ann Smith'))).toEqual([sentence]);
  });

  it('need no answers of a co-fiduciary in the quote, only the name', () => {
    const sections = {
      applicant: { ...applicant, furtherPrincipals: [{ firstName: 'Bo', lastName: 'Lee' }] },
      underwriting: ON_FILE_ANSWERS,
    };

    expect(unusedParts(sections, bound('Mary Ann Smith', 'Bo Lee'))).toEqual([]);
    expect(unusedParts(sections, bound('Mary Ann Smith', 'Robert Lee'))).toEqual([
      'Robert Lee has signed. This quote says Bo Lee.',
    ]);
  });
});

describe('a quote that takes what was signed', () => {
  it('has the signed name whole, and keeps what the attorney typed about anything else', () => {
    const taken = withSignedAnswers(
      {
        bondDetails: { effectiveDate: '12/01/2026' },
        applicant: {
          firstName: 'Maria',
          lastName: 'Smith',
          suffix: 'Jr.',
          ssn: 'typed',
          experience: { yearsInBusiness: '0', previousBonds: 'no' },
        },
        underwriting: { claimsHistory: { answer: 'no' }, additionalInfo: 'Heirs agree' },
      },
      [{ ...CLIENT, contact: { ...CONTACT, legalName: 'Mary Ann Smith', hadBonds: 'yes' } }],
    );

    expect(taken).toMatchObject({
      bondDetails: { effectiveDate: '12/01/2026' },
      applicant: {
        firstName: 'Mary',
        middleName: 'Ann',
        lastName: 'Smith',
        suffix: '',
        ssn: 'typed',
        address: { street: '9 Elm St' },
        experience: { yearsInBusiness: '0', previousBonds: 'yes' },
      },
      underwriting: {
        claimsHistory: { answer: ON_FILE },
        creditCheck: 'authorized',
        additionalInfo: 'Heirs agree',
      },
    });
    expect(taken.applicant).not.toHaveProperty('furtherPrincipals');
    expect(unusedParts(taken, bound('Mary Ann Smith'))).toEqual([]);
  });

  it('leaves people who did not sign as typed, and adds who is missing', () => {
    const parts = [
      CLIENT,
      person('co-fiduciary', 'Bo Lee', false),
      person('co-fiduciary', 'Al Ray Lee', true),
    ];
    const typed = [{ firstName: 'Robert', lastName: 'Lee' }];

    expect(
      withSignedAnswers({ applicant: { furtherPrincipals: typed } }, parts).applicant,
    ).toMatchObject({
      furtherPrincipals: [
        { firstName: 'Robert', lastName: 'Lee' },
        { firstName: 'Al', middleName: 'Ray', lastName: 'Lee' },
      ],
    });
  });

  it('has the signed name when the attorney has not opened that step yet', () => {
    expect(withSignedAnswers({}, [CLIENT]).applicant).toMatchObject({ firstName: 'Mary' });
  });

  it('does not change what only the client may say before the client signs', () => {
    const sections = {
      applicant: { firstName: 'M', furtherPrincipals: [{ firstName: 'B' }] },
      underwriting: { claimsHistory: { answer: 'no' } },
    };

    expect(withSignedAnswers(sections, [])).toEqual(sections);
  });
});
