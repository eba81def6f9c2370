import { describe, expect, it } from 'vitest';
import { matterSections } from '~/domain/matters/matter-sections';
import { underwriterNote } from '~/domain/matters/underwriter-note';
import type { MatterPart } from '~/domain/signing/matter-part';
import { appeal, CLIENT, estate } from './matter-samples';

describe('a quote from a matter', () => {
  it('has the facts of an estate', () => {
    expect(matterSections(estate({ income: 500_000 }))).toEqual({
      bondDetails: {
        amount: '$250,000',
        obligee: 'Probate Court of Charleston County',
        effectiveDate: '',
        matter: {
          decedent: 'Mary Smith',
          capacity: 'administrator',
          dateOfDeath: '09/01/2026',
          court: 'Probate Court',
          county: 'Charleston',
          caseNumber: 'Not assigned yet',
        },
      },
      applicant: {
        firstName: 'John',
        lastName: 'Smith',
        email: CLIENT.email,
        phone: CLIENT.phone,
        experience: { yearsInBusiness: '0' },
      },
      business: {
        isBusiness: 'no',
        matter: { personalProperty: '$200,000', annualIncome: '$5,000' },
      },
      underwriting: { additionalInfo: underwriterNote(estate({ income: 500_000 })) },
    });
  });

  it('proposes the attorney, as far as known', () => {
    const attorney = { name: 'Ida Ward', phone: '(843) 555-0190' };

    expect(matterSections(estate(), [], attorney).business.matter).toMatchObject({
      attorneyName: 'Ida Ward',
      attorneyPhone: '(843) 555-0190',
    });
    expect(matterSections(appeal(), [], { name: 'Ida Ward' }).business.matter).toEqual({
      attorneyName: 'Ida Ward',
    });
  });

  it('leaves the parts of a long name to the applicant', () => {
    const facts = estate();
    const people = [{ ...CLIENT, fullName: 'John Paul Smith Jr.' }];

    expect(matterSections({ ...facts, people }).applicant).not.toHaveProperty('firstName');
  });

  const signedAt = '2026-11-24T15:00:00Z';
  const contact = {
    legalName: 'John Paul Smith Jr.',
    street: '9 Elm St',
    city: 'Charleston',
    state: 'SC',
    zipCode: '294011234',
    phone: '8035550123',
    email: 'paul@example.com',
  };
  const unsigned = { name: 'Mary Lee', email: 'mary@example.com', phone: '', voidedFor: [] };
  const part = (role: string, change: Partial<MatterPart> = {}): MatterPart => ({
    ...unsigned,
    role,
    times: null,
    contact: null,
    ...change,
  });
  const signed = (role: string) =>
    part(role, { contact, times: { signedAt } as NonNullable<MatterPart['times']> });

  it('has what the client signed, and marks what only the client may say', () => {
    const { applicant, underwriting } = matterSections(estate(), [
      signed('client'),
      part('co-fiduciary'),
    ]) as Record<string, unknown>;

    expect(applicant).toEqual({
      firstName: 'John',
      middleName: 'Paul',
      lastName: 'Smith',
      suffix: 'Jr.',
      email: 'paul@example.com',
      phone: '(803) 555-0123',
      address: { street: '9 Elm St', city: 'Charleston', state: 'SC', zipCode: '29401-1234' },
      experience: { yearsInBusiness: '0' },
      furtherPrincipals: [{ firstName: 'Mary', lastName: 'Lee', email: 'mary@example.com' }],
    });
    expect(underwriting).toMatchObject({
      bankruptcyHistory: {
        answer: 'On file',
        details: 'Answered by John Paul Smith Jr. on November 24, 2026',
      },
      creditCheck: 'authorized',
    });
  });

  it('answers whether the client has had bonds as the client did, and never for a company', () => {
    const answered = part('client', { contact: { ...contact, hadBonds: 'yes' } });
    const applicantOf = (facts: Parameters<typeof matterSections>[0], name = answered.name) =>
      matterSections(facts, [{ ...answered, name }]).applicant;

    expect(applicantOf(estate())).toMatchObject({
      experience: { yearsInBusiness: '0', previousBonds: 'yes' },
    });
    expect(applicantOf(appeal())).toMatchObject({ experience: { previousBonds: 'yes' } });
    expect(applicantOf(appeal(), 'Reed & Sons, Inc.')).not.toHaveProperty('experience');
  });

  it('asks for the history until the client has signed, whoever else has', () => {
    const sections = matterSections(estate(), [part('client'), signed('co-fiduciary')]);

    expect(sections.underwriting).toEqual({ additionalInfo: underwriterNote(estate()) });
    expect(sections.applicant).toMatchObject({
      firstName: 'Mary',
      furtherPrincipals: [{ firstName: 'John', suffix: 'Jr.', email: 'paul@example.com' }],
    });
  });

  it('names nobody as the applicant without a client', () => {
    expect(matterSections(estate(), [signed('co-fiduciary')]).applicant).toEqual({});
  });

  it('fills in the company that appeals as the business, and leaves the name of its signer blank', () => {
    const company = { ...CLIENT, fullName: 'Reed & Sons, Inc.' };
    const { applicant, business } = matterSections({ ...appeal(), people: [company] });

    expect(business).toMatchObject({ isBusiness: 'yes', legalName: 'Reed & Sons, Inc.' });
    expect(applicant).toEqual({ email: CLIENT.email, phone: CLIENT.phone });
  });

  it('has the name with which the signer of a company or a trust company signed', () => {
    const named = (facts: Parameters<typeof matterSections>[0]) =>
      matterSections(facts, [{ ...signed('client'), name: 'Palmetto Trust Company' }]);

    expect(named(appeal()).applicant).toMatchObject({ firstName: 'John', lastName: 'Smith' });
    expect(named(appeal()).business).toMatchObject({ legalName: 'Palmetto Trust Company' });
    expect(named(estate()).applicant).toMatchObject({ firstName: 'John', lastName: 'Smith' });
  });

  it('leaves the question about a business to a person who appeals', () => {
    const { applicant, business } = matterSections({ ...appeal(), people: [CLIENT] });

    expect(business).not.toHaveProperty('isBusiness');
    expect(applicant).toMatchObject({ firstName: 'John', lastName: 'Smith' });
  });

  it('has the facts of a judgment', () => {
    const { bondDetails, applicant, business } = matterSections(
      appeal({ judgmentOn: '2026-10-01', caseNumber: '26-1', amount: undefined }),
    );

    expect(bondDetails).toMatchObject({
      amount: '',
      obligee: '',
      matter: {
        caseTitle: 'A v. B',
        judgmentDate: '10/01/2026',
        judgmentAmount: '$90,000',
        caseNumber: '26-1',
      },
    });
    expect(applicant).toEqual({});
    expect(business).toEqual({ matter: {} });
  });

  it('tells the underwriter what the attorney recommends', () => {
    const { underwriting } = matterSections(estate({ recommendation: 'Joint control' }));

    expect(underwriting).toMatchObject({
      additionalInfo: expect.stringContaining('The attorney’s recommendation: Joint control'),
    });
  });

  it('has no subject for an unknown bond, and never a private note', () => {
    const text = JSON.stringify(matterSections(estate({ bond: '', domicileCounty: 'He drinks' })));

    expect(text).not.toContain('Mary');
    expect(text).not.toContain('drinks');
  });
});
