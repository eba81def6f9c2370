import { describe, expect, it } from 'vitest';
import { knownAnswers } from '~/domain/quote/known-answers';
import { containsSecret } from '~/domain/quote/never-stored';
import { APPLICANT, BUSINESS, SECTIONS } from '../support/builders';

const PERSON = { email: APPLICANT.email.toUpperCase(), firstName: 'Ada', lastName: 'Marsh' };
const APPLICATION = {
  bondSlug: 'notary',
  stateCode: 'TX',
  submittedOn: '2026-11-03',
  answers: {
    ...SECTIONS,
    applicant: { ...APPLICANT, furtherPrincipals: [{ firstName: 'Bo', lastName: 'Marsh' }] },
    business: {
      ...BUSINESS,
      matter: { decedent: 'Mary Smith' },
      furtherBusinesses: [{ legalName: 'Other LLC' }],
    },
  },
};
const SAME = { bondSlug: 'notary', stateCode: 'TX', mayBePerson: false };
const known = { person: PERSON, application: APPLICATION };

describe('knownAnswers', () => {
  it('come from the account before the first application', () => {
    expect(knownAnswers({ person: PERSON, application: undefined }, SAME)).toEqual({
      source: 'your account',
      applicant: PERSON,
    });
  });

  it('come from the latest application', () => {
    const { source, applicant, business } = knownAnswers(known, SAME);

    expect(source).toBe('your application of November 3, 2026');
    expect(applicant).toMatchObject({
      firstName: APPLICANT.firstName,
      email: APPLICANT.email,
      address: APPLICANT.address,
      experience: { yearsInBusiness: '12' },
    });
    expect(business).toMatchObject({ legalName: BUSINESS.legalName });
    expect(business?.['businessAddress']).toMatchObject({ city: BUSINESS.businessAddress.city });
  });

  it('include the experience after an application for a bond of the same trade', () => {
    const answers = {
      ...APPLICATION.answers,
      applicant: {
        ...APPLICANT,
        experience: { ...APPLICANT.experience, previousBonds: 'no', licenseNumber: 'C-1' },
      },
    };
    const application = { ...APPLICATION, answers };
    const choice = { ...SAME, sameTrade: ['notary'] };

    expect(knownAnswers({ person: PERSON, application }, choice).applicant).toMatchObject({
      experience: { yearsInBusiness: '12', previousBonds: 'no', licenseNumber: 'C-1' },
    });
  });

  it.each([
    ['without an application', undefined],
    ['after an application of a person', { ...APPLICATION, answers: { applicant: APPLICANT } }],
  ])('take the company from the contractor desk %s', (_, application) => {
    const company = { legalName: 'Ridge LLC', yearEstablished: '2012' };
    const { business, businessSource } = knownAnswers(
      { person: PERSON, application, company },
      SAME,
    );

    expect(business).toEqual(company);
    expect(businessSource).toBe('your contractor desk');
  });

  it('take newer facts of the same company from the contractor desk, and of another company none', () => {
    const company = { legalName: ` ${BUSINESS.legalName.toUpperCase()}`, yearEstablished: '1999' };
    const same = knownAnswers({ ...known, company }, SAME);
    expect(same.business).toMatchObject({
      yearEstablished: '1999',
      businessAddress: { city: BUSINESS.businessAddress.city },
    });
    expect(same.businessSource).toBe(
      'your contractor desk and your application of November 3, 2026',
    );

    const other = knownAnswers({ ...known, company: { legalName: 'Ridge LLC' } }, SAME);
    expect(other).toEqual(knownAnswers(known, SAME));
  });

  it('take no company for a bond that may bind a person', () => {
    const company = { legalName: 'Ridge LLC' };
    const person = { person: PERSON, application: undefined };

    expect(knownAnswers({ ...person, company }, { ...SAME, mayBePerson: true })).toEqual(
      knownAnswers(person, SAME),
    );
  });

  it("come from the account if the latest application was a client's", () => {
    const person = { ...PERSON, email: 'counsel@firm.example' };

    expect(knownAnswers({ ...known, person }, SAME)).toEqual({
      source: 'your account',
      applicant: person,
    });
  });

  it('leave out what belongs to another matter, other principals and secrets', () => {
    const text = JSON.stringify(knownAnswers(known, SAME));

    for (const other of ['Mary Smith', 'Bo', 'Other LLC', 'previousBonds', 'licenseNumber']) {
      expect(text).not.toContain(`"${other}"`);
    }
    const secrets = [APPLICANT.ssn, APPLICANT.dateOfBirth, BUSINESS.ein];
    expect(containsSecret(text, secrets)).toBe(false);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('keep the address of a business for bonds of its own state', () => {
    const { business } = knownAnswers(known, { ...SAME, stateCode: 'SC' });

    expect(business).toMatchObject({ legalName: BUSINESS.legalName });
    expect(business).not.toHaveProperty('businessAddress');
  });

  it('place the business of an appeal where it is, not where the bond is', () => {
    const elsewhere = {
      ...BUSINESS,
      businessAddress: { ...BUSINESS.businessAddress, state: 'GA' },
    };
    const answers = { ...APPLICATION.answers, business: elsewhere };
    const addressFor = (applied: string, bondSlug: string, stateCode: string, given = answers) =>
      knownAnswers(
        { person: PERSON, application: { ...APPLICATION, bondSlug: applied, answers: given } },
        { ...SAME, bondSlug, stateCode },
      ).business?.['businessAddress'];
    const appeal = 'appeal-supersedeas';

    expect(addressFor(appeal, appeal, 'TX')).toMatchObject({ state: 'GA' });
    expect(addressFor(appeal, 'auto-dealer', 'TX')).toBeUndefined();
    expect(addressFor(appeal, 'auto-dealer', 'GA')).toMatchObject({ state: 'GA' });
    const older = { ...answers, business: { legalName: 'Marsh LLC' } } as unknown as typeof answers;
    expect(addressFor(appeal, 'auto-dealer', 'TX', older)).toEqual({});
    expect(addressFor('a bond of before', 'auto-dealer', 'TX')).toMatchObject({ state: 'GA' });
  });

  it('name a business for a bond that may bind a person only if it had one', () => {
    const executor = { ...SAME, bondSlug: 'trustee', mayBePerson: true };

    expect(knownAnswers(known, executor).business).toBeUndefined();
    expect(knownAnswers(known, { ...SAME, mayBePerson: true }).business).toBeDefined();
  });

  it('have no business when the application had none', () => {
    const application = { ...APPLICATION, answers: { applicant: APPLICANT } };

    expect(knownAnswers({ person: PERSON, application }, SAME).business).toBeUndefined();
  });

  it('tolerate answers of an older form', () => {
    const { email } = APPLICANT;
    const application = {
      ...APPLICATION,
      answers: { applicant: { email, address: 'x' }, business: 7 },
    };

    expect(knownAnswers({ person: PERSON, application }, SAME).applicant['email']).toBe(
      APPLICANT.email,
    );
  });
});
