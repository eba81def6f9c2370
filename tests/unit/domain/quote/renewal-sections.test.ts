import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { containsSecret } from '~/domain/quote/never-stored';
import {
  keptSections,
  type RenewedBond,
  renewalSections,
  toTypedAnswers,
} from '~/domain/quote/renewal-sections';
import { sectionSchemas } from '~/domain/quote/sections';
import { APPLICANT, buildBond, BUSINESS, SECTIONS, TODAY } from '../support/builders';

const BOND: RenewedBond = {
  amount: dollars(10_000),
  obligee: 'State of Texas',
  expiryDate: '2027-03-01',
  answers: SECTIONS,
};

const LATER_DAY = '2027-04-15';

describe('the sections of a renewal', () => {
  it('start when the term ends', () => {
    expect(renewalSections(BOND, TODAY).bondDetails).toMatchObject({
      amount: '$10,000',
      obligee: 'State of Texas',
      effectiveDate: '03/01/2027',
      termYears: '4',
    });
  });

  it('start today when the term has ended', () => {
    expect(renewalSections(BOND, LATER_DAY).bondDetails).toMatchObject({
      effectiveDate: '04/15/2027',
    });
  });

  it('start when the term ends, on any day, when the bond has no end', () => {
    const sections = renewalSections({ ...BOND, startsOn: '2027-03-01' }, LATER_DAY);

    expect(sections.bondDetails).toMatchObject({ effectiveDate: '03/01/2027' });
  });

  it('leave the day open when the bond has no end', () => {
    expect(renewalSections({ ...BOND, expiryDate: undefined }, TODAY).bondDetails).toMatchObject({
      effectiveDate: '',
    });
  });

  it('hold valid form values, without the answers that are never stored', () => {
    const { bondDetails, applicant, business } = renewalSections(BOND, TODAY);
    const schemas = sectionSchemas({ bond: buildBond(), stateCode: 'TX', today: TODAY });
    const { ssn, dateOfBirth } = APPLICANT;

    expect(schemas.bondDetails.safeParse(bondDetails).success).toBe(true);
    expect(
      schemas.applicant.safeParse({ ...(applicant as object), ssn, dateOfBirth }).data,
    ).toMatchObject({
      firstName: APPLICANT.firstName,
      phone: APPLICANT.phone,
      address: APPLICANT.address,
      experience: { previousBonds: 'yes' },
    });
    expect(schemas.business.safeParse({ ...(business as object), ein: BUSINESS.ein }).data).toEqual(
      BUSINESS,
    );
  });

  it('keep every principal of the last application, and ask for each number again', () => {
    const person = { firstName: 'Mary', middleName: 'Ann', lastName: 'Smith', suffix: 'III' };
    const partner = { legalName: 'Lowe, Inc.', businessType: 'corporation' };
    const { applicant, business } = renewalSections(
      {
        ...BOND,
        answers: {
          applicant: { ...person, furtherPrincipals: [{ ...person, ssn: '219094321' }, null] },
          business: { furtherBusinesses: [{ ...partner, ein: '951234567' }] },
        },
      },
      TODAY,
    );

    expect(applicant).toMatchObject({ ...person, furtherPrincipals: [person, {}] });
    expect(business).toMatchObject({ furtherBusinesses: [partner] });
    expect(JSON.stringify([applicant, business])).not.toMatch(/219094321|951234567/);
  });

  it('copy no secret from any place', () => {
    const sections = renewalSections(BOND, TODAY);
    const secrets = [APPLICANT.ssn, APPLICANT.dateOfBirth, BUSINESS.ein];

    expect(containsSecret(JSON.stringify(sections), secrets)).toBe(false);
    expect(sections).not.toHaveProperty('underwriting');
  });

  it.each([undefined, null, 'text', { applicant: null, business: 7 }, { bondDetails: [] }])(
    'fill in only the bond when the answers are %j',
    (answers) => {
      expect(renewalSections({ ...BOND, answers }, TODAY)).toEqual({
        bondDetails: { amount: '$10,000', obligee: 'State of Texas', effectiveDate: '03/01/2027' },
        applicant: { address: {}, experience: { previousBonds: 'yes' } },
        business: { businessAddress: {} },
      });
    },
  );
});

describe('a section without a rule of its own', () => {
  it('is kept as a form keeps it: texts, and days as typed', () => {
    const stored = {
      plate: 'ABC 123',
      year: 2020,
      bought: '2026-03-04',
      owner: { name: 'Mary Smith', since: '2026-03-05' },
      drivers: [{ name: 'Ann' }, 'Lee'],
      note: null,
    };

    expect(toTypedAnswers(stored)).toEqual({
      plate: 'ABC 123',
      year: '2020',
      bought: '03/04/2026',
      owner: { name: 'Mary Smith', since: '03/05/2026' },
      drivers: [{ name: 'Ann' }, 'Lee'],
      note: '',
    });
  });

  it('loses its secrets', () => {
    expect(toTypedAnswers({ owner: { name: 'Mary', ssn: '219094321' }, ein: '951234567' })).toEqual(
      { owner: { name: 'Mary' } },
    );
  });
});

describe('the matter of a renewal', () => {
  const bond = { amount: 100, obligee: 'Court', expiryDate: undefined };

  it('is filled in as its fields store it', () => {
    const answers = {
      bondDetails: {
        matter: {
          decedent: 'Mary Smith',
          dateOfDeath: '2026-03-04',
          caseNumber: 'Not assigned yet',
        },
      },
      business: { isBusiness: 'no', matter: { personalProperty: 1_000_050 } },
    };

    expect(renewalSections({ ...bond, answers }, '2026-11-20')).toMatchObject({
      bondDetails: {
        matter: {
          decedent: 'Mary Smith',
          dateOfDeath: '03/04/2026',
          caseNumber: 'Not assigned yet',
        },
      },
      business: { isBusiness: 'no', matter: { personalProperty: '$10,000.50' } },
    });
  });

  it('loses the old commission and license year in a new bond, and keeps them in a renewal', () => {
    const lastTerm = {
      commissionStart: '2022-12-01',
      commissionEnd: '2026-11-30',
      commissionNumber: '1234567',
      licenseYearEnd: '2026-11-30',
    };
    const answers = { bondDetails: { matter: { county: 'Bucks', ...lastTerm } } };
    const matterOf = (startsOn?: string) =>
      renewalSections({ ...bond, answers, ...(startsOn && { startsOn }) }, '2026-11-20')
        .bondDetails as object;

    expect(matterOf()).toHaveProperty('matter', { county: 'Bucks' });
    expect(matterOf('2026-12-01')).toMatchObject({
      matter: { county: 'Bucks', commissionNumber: '1234567', commissionEnd: '11/30/2026' },
    });
  });

  it('is left out of a renewal of an older bond', () => {
    const { bondDetails, business } = renewalSections({ ...bond, answers: {} }, '2026-11-20');

    expect(bondDetails).not.toHaveProperty('matter');
    expect(business).not.toHaveProperty('matter');
  });
});

describe('a section without rules of its own', () => {
  it('is kept as typed, without secrets, and no other section is', () => {
    const stored = {
      vehicle: { builtOn: '2020-05-01', isLeased: true, ssn: ['219', '09', '9999'].join('-') },
      applicant: { firstName: 'Ada' },
    };

    expect(keptSections(stored, ['vehicle', 'applicant', 'trailer'])).toEqual({
      vehicle: { builtOn: '05/01/2020', isLeased: true },
    });
  });
});
