import { describe, expect, it } from 'vitest';
import { ON_FILE } from '~/domain/fields/on-file-mark';
import { applicantSchema } from '~/domain/quote/applicant';
import { reviewAnswers } from '~/domain/answers/answer-sections';
import { businessSchema } from '~/domain/quote/business';
import {
  askForNumbers,
  draftNumbersSchema,
  numberPlaces,
  principalName,
  sealNumbers,
  withNumbersOnFile,
} from '~/domain/quote/draft-numbers';
import { withoutSecretsOrDisclosures } from '~/domain/quote/never-stored';
import {
  QUOTE_ID,
  TODAY,
  TYPED_APPLICANT,
  TYPED_BUSINESS,
  TYPED_SECTIONS,
} from '../support/builders';
import { messagesOf } from '../support/messages-of';

const MARY = { firstName: 'Mary', lastName: 'Smith', dateOfBirth: '4/12/1971', ssn: '219-09-4321' };
const LOWE = { legalName: 'Lowe, Inc.', ein: '95-1234567', businessType: 'corporation' };
const SEVERAL = {
  applicant: { ...TYPED_APPLICANT, furtherPrincipals: [MARY] },
  business: { ...TYPED_BUSINESS, furtherBusinesses: [LOWE] },
};
const ON_FILE_APPLICANT = { ...TYPED_APPLICANT, dateOfBirth: ON_FILE, ssn: ON_FILE };

describe('the places of secret numbers', () => {
  it('name each number of each principal, with the name that it belongs to', () => {
    expect(numberPlaces(SEVERAL).map(({ kind, path, holder }) => [kind, path, holder])).toEqual([
      ['date_of_birth', 'applicant.dateOfBirth', 'ada marsh'],
      ['ssn', 'applicant.ssn', 'ada marsh'],
      ['date_of_birth-2', 'applicant.furtherPrincipals.0.dateOfBirth', 'mary smith'],
      ['ssn-2', 'applicant.furtherPrincipals.0.ssn', 'mary smith'],
      ['ein', 'business.ein', 'marsh notary llc'],
      ['ein-2', 'business.furtherBusinesses.0.ein', 'lowe, inc.'],
    ]);
  });

  it('leave out principals without a name, and a business that does not apply', () => {
    expect(numberPlaces({ applicant: { ssn: '219-09-1234' } })).toEqual([]);
    expect(numberPlaces({ business: { ...TYPED_BUSINESS, isBusiness: 'no' } })).toEqual([]);
    expect(numberPlaces({})).toEqual([]);
  });
});

describe('the request that seals numbers', () => {
  it('has the numbers as digits and days', () => {
    const { numbers, isWhole } = sealNumbers(QUOTE_ID, SEVERAL, TODAY);

    expect(isWhole).toBe(true);
    expect(numbers.map(({ kind, value }) => [kind, value])).toEqual([
      ['date_of_birth', '1980-03-09'],
      ['ssn', '219091234'],
      ['date_of_birth-2', '1971-04-12'],
      ['ssn-2', '219094321'],
      ['ein', '123456789'],
      ['ein-2', '951234567'],
    ]);
  });

  it('keeps numbers on file, and leaves out missing and impossible ones', () => {
    const applicant = { ...TYPED_APPLICANT, dateOfBirth: ON_FILE, ssn: '000-00-0000' };
    const business = { ...TYPED_BUSINESS, ein: '' };

    expect(sealNumbers(QUOTE_ID, { applicant, business }, TODAY).numbers).toEqual([
      { kind: 'date_of_birth', holder: 'ada marsh' },
    ]);
  });

  it('is accepted as it is sent', () => {
    const request = sealNumbers(QUOTE_ID, SEVERAL, TODAY);

    expect(draftNumbersSchema.parse(request)).toEqual(request);
  });

  it.each([
    [{ kind: 'ssn-7' }],
    [{ kind: 'ssn-1' }],
    [{ kind: 'card' }],
    [{ holder: '' }],
    [{ value: ON_FILE }],
    [{ value: '219-09-1234' }],
  ])('is refused with %j', (change) => {
    const number = { kind: 'ssn', holder: 'ada marsh', value: '219091234', ...change };

    expect(
      draftNumbersSchema.safeParse({ quoteId: QUOTE_ID, numbers: [number], isWhole: true }).success,
    ).toBe(false);
  });
});

describe('numbers on file', () => {
  it('are asked for without a number', () => {
    expect(JSON.stringify(askForNumbers(QUOTE_ID, SEVERAL))).not.toMatch(/value|\d{3}-\d{2}/);
  });

  it('fill in what is missing, and replace nothing that is typed', () => {
    const { ssn: _, ...rest } = TYPED_APPLICANT;
    const sections = {
      ...SEVERAL,
      applicant: { ...rest, furtherPrincipals: [{ ...MARY, ssn: '' }] },
    };
    const filled = withNumbersOnFile(sections, ['ssn', 'ssn-2', 'ein']);

    expect(filled).toEqual({
      applicant: { ...rest, ssn: ON_FILE, furtherPrincipals: [{ ...MARY, ssn: ON_FILE }] },
      business: SEVERAL.business,
    });
    expect(sections.applicant).not.toHaveProperty('ssn');
  });

  it('are valid answers in the wizard, and nowhere else', () => {
    const on = applicantSchema({ today: TODAY, mayBeOnFile: true });

    expect(on.parse(ON_FILE_APPLICANT)).toMatchObject({ dateOfBirth: ON_FILE, ssn: ON_FILE });
    expect(messagesOf(applicantSchema({ today: TODAY }), ON_FILE_APPLICANT)).toEqual({
      dateOfBirth: expect.any(String),
      ssn: 'SSN is required',
    });
  });

  it('leave the messages for other answers as they are', () => {
    const { ssn: _, ...rest } = TYPED_APPLICANT;
    const on = applicantSchema({ today: TODAY, mayBeOnFile: true });

    expect(on.parse(TYPED_APPLICANT)).toMatchObject({ ssn: '219091234' });
    expect(messagesOf(on, rest)).toEqual({ ssn: 'SSN is required' });
    expect(messagesOf(on, { ...TYPED_APPLICANT, dateOfBirth: '01/01/2010' })).toEqual({
      dateOfBirth: 'You must be at least 18 years old to apply',
    });
  });

  it('are not taken for a number that two principals share', () => {
    const person = { ...MARY, ssn: ON_FILE, dateOfBirth: ON_FILE };
    const partner = { ...LOWE, ein: ON_FILE };
    const applicant = { ...ON_FILE_APPLICANT, furtherPrincipals: [person] };
    const business = { ...TYPED_BUSINESS, ein: ON_FILE, furtherBusinesses: [partner] };

    expect(messagesOf(applicantSchema({ today: TODAY, mayBeOnFile: true }), applicant)).toEqual({});
    expect(
      messagesOf(businessSchema({ today: TODAY, stateCode: 'TX', mayBeOnFile: true }), business),
    ).toEqual({});
  });

  it('are named in the review, and never stored with a draft', () => {
    const facts = { bondName: 'Notary Bond', stateCode: 'TX', matter: [] };
    const answers = reviewAnswers(
      'applicant',
      { applicant: { ...ON_FILE_APPLICANT, furtherPrincipals: [{ ...MARY, ssn: ON_FILE }] } },
      facts,
    );

    expect(answers.filter(({ value }) => value === ON_FILE).map(({ label }) => label)).toEqual([
      'Date of birth',
      'Social Security number',
      'Principal 2, Social Security number',
    ]);
    expect(
      JSON.stringify(
        withoutSecretsOrDisclosures({ ...TYPED_SECTIONS, applicant: ON_FILE_APPLICANT }),
      ),
    ).not.toContain(ON_FILE);
  });
});

it.each([
  [0, 'Ann Lee'],
  [1, 'Bo de la Cruz Jr.'],
  [2, ''],
])('the principal at %i is named as typed: %s', (index, name) => {
  const bo = { firstName: 'Bo', middleName: 'de  la', lastName: 'Cruz', suffix: 'Jr.' };
  const applicant = { firstName: ' Ann', lastName: 'Lee', furtherPrincipals: [bo] };

  expect(principalName({ applicant }, index)).toBe(name);
});
