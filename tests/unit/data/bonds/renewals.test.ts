import { describe, expect, it } from 'vitest';
import { findRenewedBond } from '~/data/bonds/renewed-bond';
import { listDeskRenewals } from '~/data/bonds/renewals';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';

const USER = '5b3f4f60-8f0b-4d6e-9f0e-0a3b6d1c2e4f';
const ROWS = { first: 25, last: 49 };

const BOND = {
  id: QUOTE_ID,
  number: 'MSB-00000001',
  bond_type_id: 'notary',
  state_code: 'TX',
  amount_cents: 1_000_000,
  obligee: 'State of Texas',
  expiry_date: '2026-12-01',
  bond_types: { name: 'Notary Bond' },
};

describe('listDeskRenewals', () => {
  it("requests the customer's open renewals that are due today or later, soonest first", async () => {
    const { db, sent } = cannedServer(() =>
      Response.json(
        [
          {
            ...{ id: 'r1', next_due: '2026-12-01', status: 'started', bonds: BOND },
            applications: { status: 'under_review', submitted_at: '2026-11-19T15:00:00Z' },
          },
        ],
        { headers: { 'content-range': '25-25/26' } },
      ),
    );

    expect(await listDeskRenewals(db, USER, '2026-11-20', ROWS)).toEqual({
      ok: true,
      value: {
        total: 26,
        renewals: [
          {
            id: 'r1',
            nextDue: '2026-12-01',
            expiryDate: '2026-12-01',
            isUnderWay: true,
            sent: { status: 'under_review', at: '2026-11-19T15:00:00Z' },
            bondId: QUOTE_ID,
            bondNumber: 'MSB-00000001',
            bondSlug: 'notary',
            bondName: 'Notary Bond',
            stateCode: 'TX',
            amount: 1_000_000,
            obligee: 'State of Texas',
          },
        ],
      },
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      'bonds.user_id': `eq.${USER}`,
      next_due: 'gte.2026-11-20',
      status: 'in.(upcoming,started)',
      order: 'next_due.asc,id.asc',
      offset: '25',
      limit: '25',
    });
  });

  it.each([null, { status: 'unknown', submitted_at: '2026-11-19T15:00:00Z' }])(
    'lists a renewal whose application it cannot read: %j',
    async (applications) => {
      const row = {
        id: 'r1',
        next_due: '2026-12-01',
        status: 'started',
        bonds: BOND,
        applications,
      };
      const { db } = cannedServer(() => Response.json([row]));
      const listed = await listDeskRenewals(db, USER, '2026-11-20', ROWS);

      expect(listed.ok && listed.value.renewals).toMatchObject([{ id: 'r1', isUnderWay: true }]);
      expect(JSON.stringify(listed)).not.toContain('sent');
    },
  );

  it('finds no renewals past the end of the list', async () => {
    const { db } = cannedServer(() => Response.json({ code: 'PGRST103' }, { status: 416 }));

    expect(await listDeskRenewals(db, USER, '2026-11-20', ROWS)).toEqual({
      ok: true,
      value: { renewals: [], total: 0 },
    });
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await listDeskRenewals(db, USER, '2026-11-20', ROWS)).toEqual({ ok: false, code });
    expect(await findRenewedBond(db, USER, QUOTE_ID)).toEqual({ ok: false, code });
  });
});

describe('findRenewedBond', () => {
  const renewals = [{ next_due: '2027-01-01', status: 'upcoming' }];
  const payee = 'the Governor of the State of Texas';
  const row = { ...BOND, payee, effective_date: '2025-01-01', expiry_date: null, renewals };

  it("reads the customer's bond, with the payee of its paper, and its application", async () => {
    const answers = { bondDetails: { termYears: 4 } };
    const { db, sent } = cannedServer(() => Response.json([{ ...row, applications: { answers } }]));

    expect(await findRenewedBond(db, USER, QUOTE_ID)).toMatchObject({
      ok: true,
      value: {
        bondSlug: 'notary',
        stateCode: 'TX',
        payee: 'The Governor of the State of Texas',
        expiryDate: undefined,
        answers,
        renewals: [{ nextDue: '2027-01-01', status: 'upcoming' }],
      },
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      user_id: `eq.${USER}`,
      id: `eq.${QUOTE_ID}`,
    });
  });

  it.each([
    [{ id: 'a-matter' }, true],
    [null, false],
  ])(
    'belongs to a client if the customer may open its matter: %o',
    async (matters, isForClient) => {
      const applications = { answers: {}, matters };
      const { db } = cannedServer(() => Response.json([{ ...row, applications }]));

      expect(await findRenewedBond(db, USER, QUOTE_ID)).toMatchObject({ value: { isForClient } });
    },
  );

  it('returns no answers for a bond that is older than this site', async () => {
    const { db } = cannedServer(() => Response.json([{ ...row, applications: null }]));

    expect(await findRenewedBond(db, USER, QUOTE_ID)).toMatchObject({
      value: { answers: undefined, isForClient: false },
    });
  });

  it('finds no missing bond and no bond of another user', async () => {
    const { db } = cannedServer(() => Response.json([]));

    expect(await findRenewedBond(db, USER, QUOTE_ID)).toEqual({ ok: true, value: undefined });
  });
});
