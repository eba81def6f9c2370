import { describe, expect, it } from 'vitest';
import { loadDeskOverview } from '~/data/bonds/desk-overview';
import { cannedServer, noNetwork } from '../canned-server';

const INBOX_BOND = {
  id: 'b1',
  number: 'MSB-00000001',
  bond_type_id: 'executor-personal-representative',
  bond_name: 'Executor Bond',
  caption: 'Estate of Ada Fenn',
  state_code: 'SC',
};
const COUNTED = {
  active_bonds: 2,
  total_coverage_cents: 9_500_000,
  upcoming_renewals: 1,
  to_renew: [],
  to_file: [],
  desks: ['contractor', 'unknown'],
};

describe('loadDeskOverview', () => {
  it('requests the totals and the bonds that need the customer for a day', async () => {
    const inboxBond = {
      id: 'b1',
      number: 'MSB-00000001',
      bondSlug: 'executor-personal-representative',
      bondName: 'Executor Bond, Estate of Ada Fenn',
      stateCode: 'SC',
    };
    const { db, sent } = cannedServer(() =>
      Response.json({
        ...COUNTED,
        next_due: '2026-12-01',
        to_renew: [
          { ...INBOX_BOND, next_due: '2026-12-01', ends_on: '2026-11-30' },
          { ...INBOX_BOND, next_due: '2026-12-01', ends_on: null },
        ],
        to_file: [
          {
            ...INBOX_BOND,
            principal: 'Ada Marsh',
            obligee: 'Probate Court',
            effective_date: '2026-11-01',
            term: 2,
            rider: 0,
            brings_power: false,
            companion: null,
            case_number: '2026-ES-10-1',
            steps: ['signed', 'unknown'],
            is_for_matter: true,
          },
        ],
      }),
    );

    expect(await loadDeskOverview(db, '2026-11-20')).toEqual({
      ok: true,
      value: {
        activeBonds: 2,
        totalCoverage: 9_500_000,
        upcomingRenewals: 1,
        nextDue: '2026-12-01',
        toRenew: [
          { ...inboxBond, nextDue: '2026-12-01', endsOn: '2026-11-30' },
          { ...inboxBond, nextDue: '2026-12-01' },
        ],
        toFile: [
          {
            ...inboxBond,
            principal: 'Ada Marsh',
            obligee: 'Probate Court',
            effectiveDate: '2026-11-01',
            term: 2,
            rider: 0,
            bringsPower: false,
            caseNumber: '2026-ES-10-1',
            done: ['signed'],
            isForMatter: true,
          },
        ],
        desks: ['contractor'],
      },
    });
    expect(sent).toMatchObject([{ body: { today: '2026-11-20' } }]);
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/desk_overview');
  });

  it('names the companion of a bond, and no case number where there is none', async () => {
    const project = {
      ...INBOX_BOND,
      bond_type_id: 'performance-bond',
      steps: [],
      companion: 'payment-bond',
      case_number: null,
    };
    const { db } = cannedServer(() => Response.json({ ...COUNTED, to_file: [project] }));

    const loaded = await loadDeskOverview(db, '2026-11-20');
    expect(loaded).toMatchObject({ value: { toFile: [{ companion: 'payment-bond' }] } });
    expect(loaded).not.toHaveProperty('value.toFile.0.caseNumber');
  });

  it('returns no next day when no renewal is due', async () => {
    const { db } = cannedServer(() => Response.json({ ...COUNTED, next_due: null }));

    expect(await loadDeskOverview(db, '2026-11-20')).toMatchObject({
      value: { nextDue: undefined },
    });
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 401 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db, sent } = cannedServer(answer);

    expect(await loadDeskOverview(db, '2026-11-20')).toEqual({ ok: false, code });
    expect(sent).toHaveLength(1);
  });
});
