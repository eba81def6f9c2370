import { describe, expect, it } from 'vitest';
import { matterSections } from '~/domain/matters/matter-sections';
import { appeal, CLIENT, estate } from './matter-samples';

describe('a quote from a matter', () => {
  it('has the facts of an estate', () => {
    expect(matterSections(estate({ income: 500_000 }))).toEqual({
      bondDetails: {
        amount: '$250,000',
        obligee: 'Probate Court',
        effectiveDate: '',
        matter: {
          decedent: 'Mary Smith',
          dateOfDeath: '09/01/2026',
          court: 'Probate Court',
          county: 'Charleston',
          caseNumber: 'Not assigned yet',
        },
      },
      applicant: { firstName: 'John', lastName: 'Smith', email: CLIENT.email, phone: CLIENT.phone },
      business: { matter: { personalProperty: '$200,000', annualIncome: '$5,000' } },
    });
  });

  it('leaves the parts of a long name to the applicant', () => {
    const facts = estate();
    const people = [{ ...CLIENT, fullName: 'John Paul Smith Jr.' }];

    expect(matterSections({ ...facts, people }).applicant).not.toHaveProperty('firstName');
  });

  it('has the facts of a judgment', () => {
    const { bondDetails, applicant, business } = matterSections(
      appeal({ judgmentOn: '2026-10-01', caseNumber: '26-1', amount: undefined }),
    );

    expect(bondDetails).toMatchObject({
      amount: '',
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

  it('has no subject for an unknown bond, and never a private note', () => {
    const text = JSON.stringify(matterSections(estate({ bond: '', recommendation: 'He drinks' })));

    expect(text).not.toContain('Mary');
    expect(text).not.toContain('drinks');
  });
});
