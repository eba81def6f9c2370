import { describe, expect, it } from 'vitest';
import {
  currentGrant,
  lineAccount,
  lineStatement,
  waitingGrant,
} from '~/domain/contractors/contractor-desk';
import { DESK_FAILURE_CODES, DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { ACCOUNT_FIELDS, DETAIL_FIELDS, STATEMENT_FIELDS } from '~/domain/contractors/desk-forms';
import { PROJECT_FIELDS } from '~/domain/contractors/project-form';
import { projectSections } from '~/domain/contractors/project-quote';
import { STAGE_ACTIONS } from '~/domain/contractors/project-stages';
import { DESK, GRANT, PROJECT } from '../../../support/contractor-desk.ts';

const STATEMENT = {
  id: 's',
  kind: 'fiscal',
  level: 'reviewed',
  asOf: '2025-12-31',
  staleAfter: '2027-03-31',
  currentAssets: 1,
  currentLiabilities: 1,
  netWorth: 1,
  revenue: 1,
  profit: 1,
} as const;

describe('the desk', () => {
  it('knows the line in force, the version that waits, and the statement that counts', () => {
    const waiting = { ...GRANT, id: 'w', approvedBy: undefined };
    const desk = {
      ...DESK,
      grants: [waiting, { ...GRANT, id: 'old', isReplaced: true }, GRANT],
      statements: [{ ...STATEMENT, id: 'p', kind: 'personal' as const }, STATEMENT],
    };

    expect(currentGrant(desk)).toBe(GRANT);
    expect(waitingGrant(desk)).toBe(waiting);
    expect(lineStatement(desk)).toBe(STATEMENT);
    expect(lineStatement({ statements: [{ ...STATEMENT, kind: 'interim' }] })?.kind).toBe(
      'interim',
    );
    expect(lineAccount(desk)).toMatchObject({
      line: GRANT,
      schedules: { latest: undefined, lastRead: undefined },
      largestJob: 100_000_000,
    });
    const unread = { id: 'x', asOf: '2026-09-30', rows: [] };
    const read = { ...unread, asOf: '2026-06-30', readAt: '2026-07-02T12:00:00Z' };
    expect(lineAccount({ ...desk, schedules: [unread, read] }).schedules).toEqual({
      latest: { asOf: '2026-09-30', rows: [], isRead: false },
      lastRead: { asOf: '2026-06-30', rows: [], isRead: true },
    });
  });

  it('names every field once', () => {
    for (const fields of [
      [...ACCOUNT_FIELDS, ...DETAIL_FIELDS],
      STATEMENT_FIELDS,
      PROJECT_FIELDS,
    ]) {
      const keys = fields.map(({ key }) => key);

      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('has words for every failure and action', () => {
    for (const code of DESK_FAILURE_CODES) expect(DESK_FAILURES[code]).toMatch(/\.$/);
    expect(STAGE_ACTIONS.awarded).toBe('We won the contract');
  });
});

describe('an application for a project', () => {
  const today = '2026-11-23';
  const won = { ...PROJECT, bid: 100_000_050, finalPrice: 110_000_000, awardedOn: '2026-11-20' };

  it('for a final bond is the whole contract price, from today, and asks for the number of the contract', () => {
    expect(projectSections('performance-bond', DESK, won, today)).toEqual({
      bondDetails: {
        amount: '$1,100,000',
        obligee: 'Beaufort County',
        effectiveDate: '11/23/2026',
        matter: {
          project: 'Library, Beaufort',
          contractPrice: '$1,100,000',
          ownerAddress: '100 Ribaut Road, Beaufort, SC',
          companion: 'payment-bond',
        },
      },
      business: {
        legalName: 'Palmetto Ridge Builders LLC',
        dbaName: 'Ridge',
        businessType: 'llc',
        yearEstablished: '2012',
      },
    });
  });

  it('for a bid bond is the owner’s share of the bid in whole dollars, from the bid day', () => {
    const { bondDetails } = projectSections('bid-bond', DESK, { ...won, bidPercent: 5 }, today);

    expect(bondDetails).toMatchObject({
      amount: '$50,001',
      effectiveDate: '12/01/2026',
      matter: { bidDate: '12/01/2026', contractNumber: 'P-1', contractPrice: '$1,000,000.50' },
    });
  });

  it('for a bid bond takes the owner’s number of the bid before the job number', () => {
    const named = { ...won, bidNumber: 'IFB 26-118' };

    expect(projectSections('bid-bond', DESK, named, today).bondDetails.matter).toMatchObject({
      contractNumber: 'IFB 26-118',
    });
  });

  it('for a bid bond asks for one term, however long the job is', () => {
    const long = { ...won, startsOn: '2027-01-01', endsOn: '2040-01-01' };

    expect(projectSections('bid-bond', DESK, long, today).bondDetails.termYears).toBe('1');
  });

  it('for a bid bond takes the bid day of the zone in which the bid is due', () => {
    const late = { ...won, bidAt: '2026-12-02T02:00:00Z' };
    const dayIn = (timeZone: string) =>
      projectSections('bid-bond', DESK, { ...late, timeZone }, today).bondDetails.matter;

    expect(dayIn('America/New_York')).toMatchObject({ bidDate: '12/01/2026' });
    expect(dayIn('UTC')).toMatchObject({ bidDate: '12/02/2026' });
  });

  it('without known facts leaves them empty', () => {
    const bare = {
      ...PROJECT,
      place: '',
      ownerAddress: '',
      startsOn: undefined,
      bidAt: '2026-11-01T19:00:00Z',
    };
    const desk = { legalName: 'Ridge', facts: {}, details: {}, statements: [] };

    expect(projectSections('payment-bond', desk, bare, today)).toEqual({
      bondDetails: {
        amount: '$1,000,000',
        obligee: 'Beaufort County',
        effectiveDate: '11/23/2026',
        matter: { project: 'Library', contractPrice: '$1,000,000' },
      },
      business: { legalName: 'Ridge' },
    });
    expect(projectSections('bid-bond', desk, bare, today).bondDetails).toMatchObject({
      amount: '$1,000,000',
      effectiveDate: '11/23/2026',
    });
  });

  it.each(['performance-bond', 'payment-bond'] as const)(
    'for a %s leaves the term to the form, which knows what a longer one costs',
    (bond) => {
      const long = { ...won, startsOn: '2027-01-01', endsOn: '2040-01-01' };

      expect(projectSections(bond, DESK, long, today).bondDetails).not.toHaveProperty('termYears');
    },
  );
});
