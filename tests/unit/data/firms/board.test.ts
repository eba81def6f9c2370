import { describe, expect, it } from 'vitest';
import { loadBoard } from '~/data/firms/board';
import { cannedServer, noNetwork } from '../canned-server';

const NOW = new Date('2026-11-23T12:00:00Z');

const link = (sentOn: string, signedOn: string | null) => ({
  created_at: sentOn,
  expires_at: '2026-11-30T00:00:00Z',
  opened_at: null,
  confirmed_at: null,
  locked_at: null,
  declined_at: null,
  signed_at: signedOn,
  voided_at: null,
  revoked_at: null,
});

const ROW = {
  id: 'm1',
  bond_slug: 'administrator',
  state_code: 'SC',
  county: 'Charleston',
  court: 'Probate Court',
  case_number: '',
  subject_name: 'Mary Smith',
  reference: '',
  hearing_on: '2026-12-10',
  file_by: null,
  amount_cents: 25_000_000,
  closed_at: null,
  responsible: null,
  filed_on: null,
  matter_people: [
    {
      role: 'client',
      full_name: 'John Smith',
      signing_links: [link('2026-11-20', null), link('2026-11-22', '2026-11-23')],
      signing_corrections: [{ status: 'open' }, { status: 'accepted' }],
    },
    {
      role: 'co-fiduciary',
      full_name: 'Ann Smith',
      signing_links: [link('2026-11-22', null)],
      signing_corrections: [{ status: 'discussed' }],
    },
    { role: 'client', full_name: '', signing_links: [], signing_corrections: [] },
  ],
  payment_requests: [
    {
      quote_id: 'a1',
      signing_links: [
        { ...link('2026-11-20', null), paid_at: null },
        { ...link('2026-11-22', null), paid_at: '2026-11-23' },
      ],
    },
    { quote_id: 'a0', signing_links: [] },
  ],
};

const PROGRESS = {
  matter_id: 'm1',
  application_id: 'a1',
  number: 'APP-1',
  status: 'issued',
  submitted_at: null,
  bond_id: null,
  bond_number: 'MSB-1',
  bond_status: 'active',
  amount_cents: 25_000_000,
  effective_date: null,
  expiry_date: null,
  next_due: '2026-12-19',
  power_limit_cents: null,
  is_own: true,
  printed_case_number: 'Not assigned yet',
  is_filed: true,
  rider_to_file: 2,
  rider_brings_power: true,
  certificate_to_file: 3,
};

/** A server with this many matters, which answers at most 1,000 rows at once. */
const serverWith = (count: number) =>
  cannedServer((_, { url }) => {
    if (url.pathname.endsWith('/rpc/matter_progress')) return Response.json([PROGRESS]);
    const from = Number(url.searchParams.get('offset') ?? 0);
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, at) => ({
      ...ROW,
      id: `m${from + at + 1}`,
    }));

    return Response.json(rows);
  });

describe('the board', () => {
  it('has the clients, dates and progress of each matter', async () => {
    const board = await loadBoard(serverWith(1).db, NOW);
    if (!board.ok) throw new Error(board.code);

    expect(board.value.matters).toMatchObject([
      {
        subject: 'Mary Smith',
        clients: ['John Smith'],
        hearingOn: '2026-12-10',
        isFiled: false,
        signing: ['signed', 'invited'],
        openCorrections: 1,
        payments: [{ quoteId: 'a1', sentAt: '2026-11-22', state: 'paid' }],
      },
    ]);
    expect(board.value.progress.get('m1')).toMatchObject({
      bondNumber: 'MSB-1',
      isOwn: true,
      isFiled: true,
      riderToFile: 2,
      riderBringsPower: true,
      certificateToFile: 3,
      nextDue: '2026-12-19',
    });
  });

  it.each([
    [500, 2],
    [999, 2],
    [1000, 3],
    [2300, 4],
  ])('of %i matters takes %i calls', async (count, calls) => {
    const { db, sent } = serverWith(count);
    const board = await loadBoard(db, NOW);

    expect(board.ok && board.value.matters.length).toBe(count);
    expect(sent).toHaveLength(calls);
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadBoard(cannedServer(answer).db, NOW)).toEqual({ ok: false, code });
  });
});
