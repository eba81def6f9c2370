import { describe, expect, it } from 'vitest';
import { listAccounts, loadDeskOf, loadOwnDesk } from '~/data/contractors/contractor-desk';
import { callDesk } from '~/data/contractors/desk-calls';
import { cannedServer, noNetwork } from '../canned-server';

const ROW = {
  id: 'c',
  version: 3,
  legal_name: 'Ridge LLC',
  details: { trades: 'Paving' },
  largest_job_cents: 1,
  single_asked_cents: 2,
  aggregate_asked_cents: 3,
  contractor_statements: [
    { id: 'old', kind: 'fiscal', as_of: '2024-12-31' },
    { id: 'new', kind: 'interim', as_of: '2025-06-30', stale_after: '2025-12-30' },
  ],
  wip_schedules: [
    { id: 'older', as_of: '2025-03-31', rows: [], read_at: null },
    { id: 'read', as_of: '2025-06-30', rows: [], read_at: '2025-07-02T12:00:00Z' },
    { id: 'w', as_of: '2025-06-30', rows: [{ number: 'W-1', bonded: true }], read_at: null },
  ],
  line_grants: [
    { id: 'g1', version: 1, approved_by: 'lee', superseded_by: 'g2', suspended_at: null },
    {
      id: 'g2',
      version: 2,
      approved_by: null,
      superseded_by: null,
      suspended_at: 'x',
      suspend_reason: 'A claim',
    },
  ],
  projects: [
    {
      id: 'p',
      number: 'P-1',
      bid_at: '2026-12-01T19:00:00Z',
      stage: 'low',
      bid_cents: 5,
      final_price_cents: null,
      project_bids: [
        {
          id: 'b',
          price_cents: 5,
          stops: [],
          tabulation: [],
          asked_at: '2026-11-01',
          spread_basis_points: null,
        },
      ],
    },
  ],
  bondability_letters: [
    { id: 'l1', created_at: '2026-01-01', single_cents: 1 },
    { id: 'l2', created_at: '2026-01-02', single_cents: 2 },
  ],
  indemnitors: [
    {
      id: 'i',
      full_name: 'Ann',
      released_at: null,
      signing_links: [
        { created_at: '2026-01-01', signed_at: null },
        { created_at: '2026-01-02', signed_at: '2026-01-03' },
      ],
    },
    { id: 'j', full_name: 'Bo', released_at: 'x', signing_links: [] },
  ],
};

const failed = () => Response.json({ code: 'XX000' }, { status: 500 });

describe('the account of a contractor', () => {
  it('is loaded in one query, each list newest first', async () => {
    const { db, sent } = cannedServer(() => Response.json([ROW]));
    const result = await loadOwnDesk(db, 'user');

    expect(sent).toHaveLength(1);
    expect(sent[0]?.url.searchParams.get('contractor_members.user_id')).toBe('eq.user');
    expect(sent[0]?.url.searchParams.get('contractor_members.left_at')).toBe('is.null');
    expect(result).toMatchObject({
      ok: true,
      value: {
        legalName: 'Ridge LLC',
        statements: [{ id: 'new', staleAfter: '2025-12-30' }, { id: 'old' }],
        // A correction of the day that was read is the latest.
        schedules: [
          { id: 'w', rows: [{ number: 'W-1', isBonded: true }], readAt: undefined },
          { id: 'read', readAt: '2025-07-02T12:00:00Z' },
          { id: 'older' },
        ],
        grants: [
          { id: 'g2', approvedBy: undefined, isSuspended: true, suspendReason: 'A claim' },
          { id: 'g1', approvedBy: 'lee', isReplaced: true },
        ],
        projects: [
          { number: 'P-1', bid: 5, finalPrice: undefined, bids: [{ price: 5, spread: undefined }] },
        ],
        letters: [
          { id: 'l2', single: 2 },
          { id: 'l1', single: 1 },
        ],
        indemnitors: [
          { fullName: 'Ann', isReleased: false, link: { signedAt: '2026-01-03' } },
          { fullName: 'Bo', isReleased: true, link: undefined },
        ],
      },
    });
  });

  it('of a user without one is undefined', async () => {
    expect(await loadOwnDesk(cannedServer(() => Response.json([])).db, 'user')).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['load-failed', failed],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadOwnDesk(cannedServer(answer).db, 'user')).toEqual({ ok: false, code });
    expect(await loadDeskOf(cannedServer(answer).db, 'c')).toEqual({ ok: false, code });
    expect(await listAccounts(cannedServer(answer).db)).toEqual({ ok: false, code });
  });
});

describe('the accounts for staff', () => {
  const queued = {
    ...{ legal_name: 'B', has_line: false },
    ...{ waiting_grants: 1, waiting_bids: 2, unread_figures: 1 },
  };

  it('are listed as the database orders them', async () => {
    const { db, sent } = cannedServer(() => Response.json([{ id: 'b', ...queued }]));

    expect(await listAccounts(db)).toEqual({
      ok: true,
      value: [
        {
          ...{ id: 'b', legalName: 'B', hasLine: false },
          ...{ waitingGrants: 1, waitingBids: 2, unreadFigures: 1 },
        },
      ],
    });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/rpc/contractor_queue');
  });

  it('are opened, which is recorded, before they are read', async () => {
    const { db, sent } = cannedServer((_, { url }) =>
      Response.json(url.pathname.endsWith('open_contractor') ? 'opened' : [ROW]),
    );

    expect(await loadDeskOf(db, 'c')).toMatchObject({
      ok: true,
      value: { legalName: 'Ridge LLC' },
    });
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/rest/v1/rpc/open_contractor',
      '/rest/v1/contractors',
    ]);
  });

  it('are not read when nothing was recorded', async () => {
    const { db, sent } = cannedServer(() => Response.json(null));

    expect(await loadDeskOf(db, 'c')).toEqual({ ok: true, value: undefined });
    expect(sent).toHaveLength(1);
  });
});

describe('callDesk', () => {
  const call = (answer: Parameters<typeof cannedServer>[0]) =>
    callDesk(cannedServer(answer).db, 'request_bid', { of_project: 'p', bid: 'b', price: 1 });

  it('returns the outcome and the stops', async () => {
    const stops = [{ rule: 'no-line', allowed: null, found: null }];

    expect(await call(() => Response.json({ outcome: 'stopped', stops }))).toEqual({
      ok: true,
      value: { outcome: 'stopped', stops },
    });
    expect(await call(() => Response.json('saved'))).toEqual({
      ok: true,
      value: { outcome: 'saved', stops: [] },
    });
  });

  it.each([
    ['not-found', () => Response.json({ outcome: 'not-found' })],
    ['colleague-required', () => Response.json('colleague-required')],
    ['session-ended', () => Response.json({ outcome: 'signed-out' })],
    ['session-ended', () => Response.json({ code: 'PGRST301' }, { status: 401 })],
    ['refused', () => Response.json({ code: '23514' }, { status: 400 })],
    ['not-saved', failed],
    ['not-saved', () => Response.json(null)],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await call(answer)).toEqual({ ok: false, code });
  });
});
