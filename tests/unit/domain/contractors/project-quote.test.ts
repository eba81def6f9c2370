import { describe, expect, it } from 'vitest';
import type { Statement } from '~/domain/contractors/contractor-desk';
import { projectSections } from '~/domain/contractors/project-quote';
import { DESK, PROJECT } from '../../../support/contractor-desk.ts';

const TODAY = '2026-11-23';

const KNOWN = {
  applicant: { firstName: 'Ada', phone: '(843) 555-0100' },
  business: {
    legalName: 'PALMETTO RIDGE BUILDERS LLC ',
    businessAddress: { city: 'Beaufort' },
    annualRevenue: '$1',
    employeeCount: '4',
    businessDescription: 'General contractor',
  },
};

const sections = (desk: Partial<typeof DESK>, known?: typeof KNOWN) =>
  projectSections('bid-bond', { ...DESK, ...desk }, PROJECT, TODAY, known);

describe('an application for a project', () => {
  it('has the answers of the last application of the same company, and the newer ones of the desk', () => {
    const statement = { kind: 'fiscal', revenue: 580_000_000 } as Statement;

    expect(
      sections(
        { details: { employees: 12, trades: 'Paving and grading' }, statements: [statement] },
        KNOWN,
      ),
    ).toMatchObject({
      applicant: KNOWN.applicant,
      business: {
        legalName: 'Palmetto Ridge Builders LLC',
        businessAddress: { city: 'Beaufort' },
        annualRevenue: '$5,800,000',
        employeeCount: '12',
        businessDescription: 'Paving and grading',
      },
    });
  });

  it('keeps the last answers where the desk has none that an application takes', () => {
    const interim = { kind: 'interim', revenue: 1 } as Statement;

    expect(sections({ details: { trades: 'Paving' }, statements: [interim] }, KNOWN)).toMatchObject(
      {
        business: {
          annualRevenue: '$1',
          employeeCount: '4',
          businessDescription: 'General contractor',
        },
      },
    );
  });

  it('takes nothing about the business from an application of another company', () => {
    const other = { ...KNOWN, business: { ...KNOWN.business, legalName: 'Other LLC' } };

    expect(sections({}, other).business).not.toHaveProperty('businessAddress');
    expect(sections({}, other)).toHaveProperty('applicant');
    expect(sections({})).not.toHaveProperty('applicant');
  });

  it('asks for both final bonds in one application', () => {
    const matterOf = (bond: 'bid-bond' | 'performance-bond' | 'payment-bond') =>
      projectSections(bond, DESK, PROJECT, TODAY).bondDetails.matter;

    expect(matterOf('performance-bond')).toMatchObject({ companion: 'payment-bond' });
    expect(matterOf('payment-bond')).not.toHaveProperty('companion');
    expect(matterOf('bid-bond')).not.toHaveProperty('companion');
  });

  it.each([
    ['a share of the bid', { bidPercent: 20 }, '$200,000'],
    ['a share of the bid, up to a cap', { bidPercent: 20, bidCap: 15_000_000 }, '$150,000'],
    ['a share that is below its cap', { bidPercent: 20, bidCap: 25_000_000 }, '$200,000'],
    ['a fixed amount', { bidCap: 4_000_001 }, '$40,001'],
    ['the whole bid', {}, '$1,000,000'],
  ])('has the security that the owner asks for: %s', (_, security, amount) => {
    const project = { ...PROJECT, bid: 100_000_000, ...security };

    expect(projectSections('bid-bond', DESK, project, TODAY).bondDetails.amount).toBe(amount);
    expect(projectSections('payment-bond', DESK, project, TODAY).bondDetails.amount).toBe(
      '$1,000,000',
    );
  });
});
