import { describe, expect, it } from 'vitest';
import { applicantSchema } from '~/domain/quote/applicant';
import { businessSchema } from '~/domain/quote/business';
import { sectionSchemas } from '~/domain/quote/sections';
import { buildBond, TODAY, TYPED_APPLICANT, TYPED_BUSINESS } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const TYPED_PERSON = {
  firstName: '  Mary  Ann ',
  middleName: '',
  lastName: 'Smith',
  suffix: ' III ',
  dateOfBirth: '4/12/1971',
  ssn: '219-09-4321',
  email: '',
};
const PERSON = {
  firstName: 'Mary Ann',
  lastName: 'Smith',
  suffix: 'III',
  dateOfBirth: '1971-04-12',
  ssn: '219094321',
};
const TYPED_PARTNER = { legalName: 'Lowe,  Inc.', ein: '95-1234567', businessType: 'corporation' };
const PARTNER = { legalName: 'Lowe, Inc.', ein: '951234567', businessType: 'corporation' };

const applicant = applicantSchema({ today: TODAY });
const business = businessSchema({ today: TODAY, stateCode: 'TX' });
const withPersons = (...furtherPrincipals: object[]) => ({ ...TYPED_APPLICANT, furtherPrincipals });
const withPartners = (...furtherBusinesses: object[]) => ({ ...TYPED_BUSINESS, furtherBusinesses });

describe('further principals', () => {
  it('keep their names as typed, with single spaces, and leave blank parts out', () => {
    expect(applicant.parse(withPersons(TYPED_PERSON)).furtherPrincipals).toStrictEqual([PERSON]);
  });

  it('keep an email address', () => {
    const [person] =
      applicant.parse(withPersons({ ...TYPED_PERSON, email: ' mary@Example.com ' }))
        .furtherPrincipals ?? [];

    expect(person?.email).toBe('mary@example.com');
  });

  it('leave no trace when the list is empty', () => {
    expect(applicant.parse(withPersons())).not.toHaveProperty('furtherPrincipals');
    expect(business.parse(withPartners())).not.toHaveProperty('furtherBusinesses');
  });

  it('report each missing answer at its party', () => {
    expect(messagesOf(applicant, withPersons(TYPED_PERSON, {}))).toEqual({
      'furtherPrincipals.1.firstName': 'First name is required',
      'furtherPrincipals.1.lastName': 'Last name is required',
      'furtherPrincipals.1.dateOfBirth': 'Date of birth is required',
      'furtherPrincipals.1.ssn': 'SSN is required',
    });
    expect(messagesOf(business, withPartners({}))).toEqual({
      'furtherBusinesses.0.legalName': 'Legal business name is required',
      'furtherBusinesses.0.ein': 'EIN is required',
      'furtherBusinesses.0.businessType': 'Business type is required',
    });
  });

  it.each([
    [{ dateOfBirth: '01/01/2010' }, 'dateOfBirth', 'Each principal must be at least 18 years old'],
    [{ email: 'mary@' }, 'email', 'Enter an email address, such as name@example.com'],
    [{ suffix: '第三' }, 'suffix', 'Write this with Latin letters: our papers cannot print 第 三.'],
  ])('refuse %j', (change, field, message) => {
    expect(messagesOf(applicant, withPersons({ ...TYPED_PERSON, ...change }))).toEqual({
      [`furtherPrincipals.0.${field}`]: message,
    });
  });

  it('are five at most', () => {
    const persons = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...TYPED_PERSON, ssn: `21909555${index}` }));

    expect(messagesOf(applicant, withPersons(...persons(5)))).toEqual({});
    expect(messagesOf(applicant, withPersons(...persons(6)))).toEqual({
      furtherPrincipals: 'A bond names up to 6 principals',
    });
  });

  it('have numbers of their own', () => {
    const twin = { ...TYPED_PERSON, ssn: TYPED_APPLICANT.ssn };
    const message = 'Another principal has this number already';

    expect(messagesOf(applicant, withPersons(TYPED_PERSON, twin))).toEqual({
      'furtherPrincipals.1.ssn': message,
    });
    expect(messagesOf(business, withPartners(TYPED_PARTNER, TYPED_PARTNER))).toEqual({
      'furtherBusinesses.1.ein': message,
    });
  });
});

describe('the schemas of a bond', () => {
  const schemasOf = (slug: 'trustee' | 'bid-bond' | 'notary') =>
    sectionSchemas({ bond: buildBond({ slug }), stateCode: 'TX', today: TODAY });

  it.each([
    ['trustee', [PERSON], undefined],
    ['bid-bond', undefined, [PARTNER]],
    ['notary', undefined, undefined],
  ] as const)('of %s keep only the parties that it can bind', (slug, persons, partners) => {
    const schemas = schemasOf(slug);

    expect(schemas.applicant.parse(withPersons(TYPED_PERSON)).furtherPrincipals).toEqual(persons);
    expect(schemas.business.parse(withPartners(TYPED_PARTNER)).furtherBusinesses).toEqual(partners);
  });

  it('ignore the errors of parties that the bond cannot bind', () => {
    expect(schemasOf('notary').applicant.safeParse(withPersons({})).success).toBe(true);
    expect(schemasOf('notary').business.safeParse(withPartners({})).success).toBe(true);
  });

  it.each([undefined, null, 'text', 7])('refuse a section that is %j', (section) => {
    expect(schemasOf('notary').applicant.safeParse(section).success).toBe(false);
  });
});
