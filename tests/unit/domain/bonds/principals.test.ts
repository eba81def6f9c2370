import { describe, expect, it } from 'vitest';
import { BOND_SLUGS } from '~/domain/bonds/bond-types';
import {
  businessName,
  firstPrincipalKind,
  furtherParties,
  personName,
  principalLine,
  principalsOf,
  withKinds,
} from '~/domain/bonds/principals';

const ADA = { firstName: 'Ada', middleName: 'Q.', lastName: 'Marsh', suffix: 'Jr.' };
const LEE = { firstName: 'Lee', lastName: "O'Neil-McKay" };

describe('personName', () => {
  it.each([
    [ADA, 'Ada Q. Marsh Jr.'],
    [LEE, "Lee O'Neil-McKay"],
    [{ ...LEE, middleName: 'de la', suffix: '' }, "Lee de la O'Neil-McKay"],
    [{ firstName: 'ADA', lastName: 'van der BERG' }, 'ADA van der BERG'],
  ])('keeps every part as typed: %j', (person, name) => {
    expect(personName(person)).toBe(name);
  });

  it('keeps a name of 60 letters in each part', () => {
    const part = 'x'.repeat(60);

    expect(personName({ firstName: part, middleName: part, lastName: part })).toHaveLength(182);
  });
});

describe('furtherParties', () => {
  it('are persons on court bonds, businesses on most license and contract bonds, and nobody else', () => {
    const kinds = BOND_SLUGS.map((slug) => [slug, furtherParties({ slug })]);

    expect(Object.fromEntries(kinds)).toMatchObject({
      'executor-personal-representative': 'persons',
      administrator: 'persons',
      'guardian-conservator': 'persons',
      trustee: 'persons',
      'appeal-supersedeas': 'persons',
      notary: 'none',
      'auto-dealer': 'businesses',
      'contractor-license': 'businesses',
      'freight-broker-bmc-84': 'none',
      'bid-bond': 'businesses',
      'performance-bond': 'businesses',
      'payment-bond': 'businesses',
      'erisa-fidelity': 'none',
      'employee-dishonesty': 'none',
    });
  });
});

describe('businessName', () => {
  it.each([
    [{ legalName: 'Marsh LLC' }, 'Marsh LLC'],
    [{ legalName: 'Marsh LLC', dbaName: '' }, 'Marsh LLC'],
    [{ legalName: 'Marsh LLC', dbaName: 'MARSH llc' }, 'Marsh LLC'],
    [{ legalName: 'Marsh LLC', dbaName: 'Tide Motors' }, 'Marsh LLC d/b/a Tide Motors'],
    [{}, ''],
  ])('writes %j with the name it trades under, if that is another one', (business, name) => {
    expect(businessName(business)).toBe(name);
  });

  it('names the business that applies with it, but no person and no further business', () => {
    const answers = {
      applicant: ADA,
      business: {
        legalName: 'Marsh LLC',
        dbaName: 'Tide Motors',
        furtherBusinesses: [{ legalName: 'Lowe, Inc.' }],
      },
    };

    expect(principalsOf({ slug: 'auto-dealer' }, answers)).toEqual([
      'Marsh LLC d/b/a Tide Motors',
      'Lowe, Inc.',
    ]);
    expect(principalsOf({ slug: 'notary' }, answers)).toEqual(['Ada Q. Marsh Jr.']);
  });
});

describe('principalsOf', () => {
  const applicant = { ...ADA, furtherPrincipals: [LEE, ADA] };
  const business = { legalName: 'Marsh LLC', furtherBusinesses: [{ legalName: 'Lowe, Inc.' }] };

  it.each([
    ['trustee', ['Ada Q. Marsh Jr.', "Lee O'Neil-McKay", 'Ada Q. Marsh Jr.']],
    ['bid-bond', ['Marsh LLC', 'Lowe, Inc.']],
    ['notary', ['Ada Q. Marsh Jr.']],
    ['erisa-fidelity', ['Marsh LLC']],
  ] as const)('of a bond %s are %j', (slug, names) => {
    expect(principalsOf({ slug }, { applicant, business })).toEqual(names);
  });

  it('is one name where nobody else was entered, also without a business', () => {
    expect(principalsOf({ slug: 'trustee' }, { applicant: ADA, business: {} })).toHaveLength(1);
    expect(principalsOf({ slug: 'bid-bond' }, { applicant: ADA, business: {} })).toEqual(['']);
  });
});

describe('the principal of an appeal bond', () => {
  const applicant = { ...ADA, furtherPrincipals: [LEE] };
  const namesOf = (slug: 'appeal-supersedeas' | 'trustee', isBusiness?: string) =>
    principalsOf({ slug }, { applicant, business: { isBusiness, legalName: 'Marsh LLC' } });

  it('is the business that appeals, with the persons who appeal too', () => {
    expect(namesOf('appeal-supersedeas', 'yes')).toEqual(['Marsh LLC', "Lee O'Neil-McKay"]);
  });

  it.each(['no', undefined])('is the person if the answer about a business is %s', (answer) => {
    expect(namesOf('appeal-supersedeas', answer)).toEqual(['Ada Q. Marsh Jr.', "Lee O'Neil-McKay"]);
  });

  it('is alone in this: a trustee with a business is bound in person', () => {
    const either = BOND_SLUGS.filter(
      (slug) =>
        firstPrincipalKind({ slug }, { isBusiness: 'yes' }) !==
        firstPrincipalKind({ slug }, { isBusiness: 'no' }),
    );

    expect(either).toEqual(['appeal-supersedeas']);
    expect(namesOf('trustee', 'yes')[0]).toBe('Ada Q. Marsh Jr.');
  });
});

describe('withKinds', () => {
  const principals = ['Marsh LLC', 'Ada Marsh'];

  it.each([
    ['appeal-supersedeas', 'business', ['business', 'person']],
    ['appeal-supersedeas', undefined, ['person', 'person']],
    ['performance-bond', 'business', ['business', 'business']],
  ] as const)('of a bond %s with a first principal that is %s: %j', (bondType, first, kinds) => {
    const named = withKinds({ bondType, principals, firstPrincipal: first });

    expect(named.map(({ kind }) => kind)).toEqual(kinds);
    expect(named.map(({ name }) => name)).toEqual(principals);
  });
});

describe('principalLine', () => {
  it.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A and B'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E and F'],
  ])('of %j is %j', (names, line) => {
    expect(principalLine(names)).toBe(line);
  });
});
