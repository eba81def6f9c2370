import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { containsSecret } from '~/domain/quote/never-stored';
import { type RenewedBond, renewalSections } from '~/domain/quote/renewal-sections';
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
  it('begin when the term ends', () => {
    expect(renewalSections(BOND, TODAY).bondDetails).toMatchObject({
      amount: '$10,000',
      obligee: 'State of Texas',
      effectiveDate: '03/01/2027',
      termYears: '4',
    });
  });

  it('begin today where the term has ended', () => {
    expect(renewalSections(BOND, LATER_DAY).bondDetails).toMatchObject({
      effectiveDate: '04/15/2027',
    });
  });

  it('begin when the term ends, whatever day it is, where the bond goes on', () => {
    const sections = renewalSections({ ...BOND, startsOn: '2027-03-01' }, LATER_DAY);

    expect(sections.bondDetails).toMatchObject({ effectiveDate: '03/01/2027' });
  });

  it('leave the day open where the bond has no end', () => {
    expect(renewalSections({ ...BOND, expiryDate: undefined }, TODAY).bondDetails).toMatchObject({
      effectiveDate: '',
    });
  });

  it('hold what the forms take, but for what is never stored', () => {
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

  it('take no secret along, wherever it stands', () => {
    const sections = renewalSections(BOND, TODAY);
    const secrets = [APPLICANT.ssn, APPLICANT.dateOfBirth, BUSINESS.ein];

    expect(containsSecret(JSON.stringify(sections), secrets)).toBe(false);
    expect(sections).not.toHaveProperty('underwriting');
  });

  it.each([undefined, null, 'text', { applicant: null, business: 7 }, { bondDetails: [] }])(
    'fill in the bond alone where the answers are %j',
    (answers) => {
      expect(renewalSections({ ...BOND, answers }, TODAY)).toEqual({
        bondDetails: {
          amount: '$10,000',
          obligee: 'State of Texas',
          effectiveDate: '03/01/2027',
        },
        applicant: { address: {}, experience: { previousBonds: 'yes' } },
        business: { businessAddress: {} },
      });
    },
  );
});
