import { describe, expect, it } from 'vitest';
import { loadDeskOverview } from '~/data/desk-overview';
import { cannedServer, noNetwork } from './canned-server';

const COUNTED = { active_bonds: 2, total_coverage_cents: 9_500_000, upcoming_renewals: 1 };

describe('loadDeskOverview', () => {
  it('asks for the numbers as of a day', async () => {
    const { db, sent } = cannedServer(() => Response.json({ ...COUNTED, next_due: '2026-12-01' }));

    expect(await loadDeskOverview(db, '2026-11-20')).toEqual({
      ok: true,
      value: {
        activeBonds: 2,
        totalCoverage: 9_500_000,
        upcomingRenewals: 1,
        nextDue: '2026-12-01',
      },
    });
    expect(sent).toMatchObject([{ body: { today: '2026-11-20' } }]);
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/desk_overview');
  });

  it('knows no next day where nothing is due', async () => {
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
