import { describe, expect, it } from 'vitest';
import { loadApprovals } from '~/data/staff/approvals';
import { cannedServer, noNetwork } from '../canned-server';

describe('loadApprovals', () => {
  it('returns nothing when the database shows no approvals', async () => {
    const { db } = cannedServer(() => Response.json(null));

    expect(await loadApprovals(db, 'a')).toEqual({
      ok: true,
      value: { isSecondNeeded: false, given: [], requests: {} },
    });
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadApprovals(cannedServer(answer).db, 'a')).toEqual({ ok: false, code });
  });
});
