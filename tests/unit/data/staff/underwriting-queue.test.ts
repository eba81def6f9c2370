import { describe, expect, it } from 'vitest';
import {
  listQueue,
  loadUnderwritingOverview,
  QUEUE_PAGE_SIZE,
} from '~/data/staff/underwriting-queue';
import { cannedServer, noNetwork } from '../canned-server';

const FIRST = { status: 'under_review', search: '' } as const;

const ROW = {
  number: 'APP-100001',
  status: 'under_review',
  bond_name: 'Notary Bond',
  state_code: 'TX',
  penal_sum_cents: 1_000_000,
  review_reasons: ['never-instant'],
  submitted_at: '2026-11-20T16:00:00+00:00',
  applicant: '',
  business: null,
  staff_id: null,
  is_answered: false,
  flags: ['second-approval', 'unknown-here'],
};

/** This many rows in the database's format, named by their position. */
function rows(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({ ...ROW, id: String(index) }));
}

describe('listQueue', () => {
  it('requests the applications to decide, the longest wait first', async () => {
    const { db, sent } = cannedServer(() => Response.json(rows(1)));

    expect(await listQueue(db, 'me', FIRST)).toMatchObject({
      ok: true,
      value: {
        rows: [{ id: '0', amount: 1_000_000, applicant: undefined, flags: ['second-approval'] }],
        hasPrevious: false,
        hasNext: false,
      },
    });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/underwriting_queue');
    expect(sent).toMatchObject([
      { body: { filters: { status: 'under_review', newest_first: false, size: QUEUE_PAGE_SIZE } } },
    ]);
  });

  it("requests the filtered applications, with the caller's own id for their own", async () => {
    const { db, sent } = cannedServer(() => Response.json([]));
    await listQueue(db, 'me', {
      status: 'all',
      state: 'TX',
      bond: 'notary',
      holder: 'mine',
      flag: 'second-approval',
      search: 'Ada LEE',
      edge: { side: 'before', submittedAt: '2026-11-20T16:00:00Z', id: 'x' },
    });

    expect(sent[0]?.body).toEqual({
      filters: {
        size: QUEUE_PAGE_SIZE,
        newest_first: true,
        state: 'TX',
        bond: 'notary',
        holder: 'me',
        flag: 'second-approval',
        words: ['ada', 'lee'],
        before: { submitted_at: '2026-11-20T16:00:00Z', id: 'x' },
      },
    });
  });

  it.each([
    ['the first page', undefined, [false, true], '0'],
    ['a later page', 'after', [true, true], '0'],
    ['a page further up, whose rows come in reverse', 'before', [true, true], '24'],
  ] as const)('uses one extra row to report a next page: %s', async (_, side, more, first) => {
    const { db } = cannedServer(() => Response.json(rows(QUEUE_PAGE_SIZE + 1)));
    const edge = side && { side, submittedAt: '2026-11-20T16:00:00Z', id: 'x' };
    const result = await listQueue(db, 'me', { ...FIRST, edge });
    if (!result.ok) throw new Error(result.code);

    expect(result.value.rows).toHaveLength(QUEUE_PAGE_SIZE);
    expect([result.value.hasPrevious, result.value.hasNext]).toEqual(more);
    expect(result.value.rows[0]?.id).toBe(first);
  });

  it('ends without an extra row', async () => {
    const { db } = cannedServer(() => Response.json(rows(QUEUE_PAGE_SIZE)));
    const edge = { side: 'before', submittedAt: '2026-11-20T16:00:00Z', id: 'x' } as const;

    expect(await listQueue(db, 'me', { ...FIRST, edge })).toMatchObject({
      value: { hasPrevious: false, hasNext: true },
    });
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 403 })],
    ['unreachable', noNetwork],
  ])('fails with %s, without a retry', async (code, answer) => {
    const { db, sent } = cannedServer(answer);

    expect(await listQueue(db, 'me', FIRST)).toEqual({ ok: false, code });
    expect(sent).toHaveLength(1);
  });
});

describe('loadUnderwritingOverview', () => {
  it('returns the totals, and the names of staff who have a name', async () => {
    const { db } = cannedServer(() =>
      Response.json({
        statuses: { under_review: { count: 2, oldest: '2026-11-20T16:00:00+00:00' } },
        mine: 1,
        nobodys: 1,
        staff: [{ id: 'a', name: null }],
      }),
    );

    expect(await loadUnderwritingOverview(db)).toMatchObject({
      ok: true,
      value: { mine: 1, staff: [{ id: 'a', name: undefined }] },
    });
  });

  it('returns nothing to a caller without a role', async () => {
    const { db } = cannedServer(() => Response.json(null));

    expect(await loadUnderwritingOverview(db)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadUnderwritingOverview(cannedServer(answer).db)).toEqual({ ok: false, code });
  });
});
