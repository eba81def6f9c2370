import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { renewalSections } from '~/domain/quote/renewal-sections';
import {
  expectedDecision,
  type FilledSections,
  numbersToAsk,
  unchangedRenewalSchema,
  withNumbers,
} from '~/domain/quote/unchanged-renewal';
import { APPLICANT, buildBond, BUSINESS, SECTIONS, TODAY } from '../support/builders';

const STARTS_ON = '2027-03-01';

const context = {
  bond: buildBond(),
  stateCode: 'TX',
  today: TODAY,
  renews: {
    bondId: '11111111-1111-4111-8111-111111111111',
    bondNumber: 'MSB-27182818',
    amount: dollars(10_000),
    principal: `${APPLICANT.firstName} ${APPLICANT.lastName}`,
    obligee: 'State of Texas',
    startsOn: STARTS_ON,
  },
} as const;

/** The sections of a renewal as the wizard fills them in. */
function filled(answers: unknown = SECTIONS): FilledSections {
  return renewalSections(
    {
      amount: dollars(10_000),
      obligee: 'State of Texas',
      expiryDate: STARTS_ON,
      startsOn: STARTS_ON,
      answers,
    },
    TODAY,
  );
}

const NUMBERS = { dateOfBirth: APPLICANT.dateOfBirth, ssn: APPLICANT.ssn, ein: BUSINESS.ein };
const typed = { ...NUMBERS, ...SECTIONS.underwriting };
const asked = ['dateOfBirth', 'ssn', 'ein'] as const;

describe('numbersToAsk', () => {
  it('names the numbers that are never kept', () => {
    expect(numbersToAsk(filled(), context)).toEqual(asked);
  });

  it('names no number that was already typed', () => {
    const sections = filled();
    const known = { ...sections, ...withNumbers(sections, asked, NUMBERS) };

    expect(numbersToAsk(known, context)).toEqual([]);
  });

  it.each([
    ['an answer is missing', { ...SECTIONS, applicant: { ...SECTIONS.applicant, phone: '' } }],
    [
      'the business has no name',
      { ...SECTIONS, business: { ...SECTIONS.business, legalName: '' } },
    ],
    ['there are no answers', null],
    [
      'another principal has numbers of their own',
      {
        ...SECTIONS,
        applicant: {
          ...SECTIONS.applicant,
          furtherPrincipals: [{ firstName: 'Ada', lastName: 'Reyes' }],
        },
      },
    ],
  ])('leads through the steps if %s', (_, answers) => {
    const bond = buildBond({ slug: 'executor-personal-representative' });
    const isShared = JSON.stringify(answers).includes('furtherPrincipals');

    expect(
      numbersToAsk(filled(answers), isShared ? { ...context, bond } : context),
    ).toBeUndefined();
  });

  it('leads through the steps if the amount is no longer that of the bond', () => {
    const raised = { ...context, renews: { ...context.renews, amount: dollars(15_000) } };

    expect(numbersToAsk(filled(), raised)).toBeUndefined();
  });
});

describe('withNumbers', () => {
  it('fills in the asked numbers and leaves the others', () => {
    const before = { applicant: { dateOfBirth: '1980-01-01' }, business: { ein: '12-3456789' } };

    expect(withNumbers(before, ['ssn'], { ssn: '219-09-9999', ein: '', dateOfBirth: '' })).toEqual({
      applicant: { dateOfBirth: '1980-01-01', ssn: '219-09-9999' },
      business: { ein: '12-3456789' },
    });
  });
});

describe('the form of an unchanged renewal', () => {
  const check = (values: object) =>
    unchangedRenewalSchema(filled(), asked, context).safeParse({ ...typed, ...values });

  it('accepts the numbers and the declarations', () => {
    expect(check({}).success).toBe(true);
  });

  it.each([
    ['dateOfBirth', ''],
    ['ssn', '123'],
    ['ein', ''],
    ['creditCheck', ''],
  ])('refuses %s "%s" with the message of its step', (field, value) => {
    const { error } = check({ [field]: value });

    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('refuses a declaration that was not made again', () => {
    const { error } = check({ bankruptcyHistory: { answer: '', details: '' } });

    expect(error?.issues[0]?.path[0]).toBe('bankruptcyHistory');
  });
});

describe('the expected decision', () => {
  const decide = (underwriting: unknown, changes: object = {}) =>
    expectedDecision({ ...filled(), underwriting }, { ...context, ...changes }, []);
  const yes = { answer: 'yes', details: 'In 2019.' };

  it.each([
    ['undefined', undefined],
    ['open', { creditCheck: '', bankruptcyHistory: { answer: '' } }],
    ['harmless', SECTIONS.underwriting],
  ])('is an approval while the declarations are %s', (_, underwriting) => {
    expect(decide(underwriting)).toBe('approved');
  });

  it.each([
    ['a declaration needs an underwriter', { ...SECTIONS.underwriting, claimsHistory: yes }],
    ['no credit check is authorized', { ...SECTIONS.underwriting, creditCheck: 'not_authorized' }],
  ])('is a review if %s', (_, underwriting) => {
    expect(decide(underwriting)).toBe('under_review');
  });

  it('is a review of a bond that an underwriter always reads, unless a line holds its bid', () => {
    const always = { ...context, bond: buildBond({ instantIssueMax: 0 }) };

    expect(decide(undefined, always)).toBe('under_review');
    expect(expectedDecision(filled(), { ...always, renews: undefined }, [])).toBe('under_review');
    expect(expectedDecision(filled(), { ...always, renews: undefined }, [], true)).toBe('approved');
  });
});
