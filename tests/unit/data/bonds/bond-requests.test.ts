import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadBondRequests } from '~/data/bonds/bond-requests';
import { findBondWithRequests, listOpenRequests } from '~/data/staff/staff-requests';
import { cannedServer, noNetwork } from '../canned-server';

const BOND_ID = '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11';
const USER_ID = '11111111-1111-4111-8111-111111111111';

const ROW = {
  id: '5d6ee1a4-7a93-4bb2-8b44-0a9ac7d1c001',
  kind: 'release',
  status: 'requested',
  new_name: null,
  new_address: null,
  new_amount_cents: null,
  ends_on: '2026-11-20',
  estimate_cents: 4_200,
  refund_cents: null,
  note: null,
  reason: null,
  created_at: '2026-11-21T12:00:00+00:00',
  decided_at: null,
  bond_request_proofs: [
    {
      kind: 'obligee_release',
      application_documents: {
        id: 'd1',
        original_name: 'release.pdf',
        storage_path: 'app/x/request_proof/y.pdf',
        mime_type: 'application/pdf',
      },
    },
  ],
};

const REQUEST = {
  id: ROW.id,
  kind: 'release',
  status: 'requested',
  endsOn: '2026-11-20',
  estimate: 4_200,
  requestedAt: ROW.created_at,
  proofs: [
    {
      documentId: 'd1',
      kind: 'obligee_release',
      name: 'release.pdf',
      path: 'app/x/request_proof/y.pdf',
      mimeType: 'application/pdf',
    },
  ],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadBondRequests', () => {
  it('returns the requests, newest first, and the paid terms', async () => {
    const older = { ...ROW, id: 'older', created_at: '2026-10-01T12:00:00+00:00' };
    const { db, sent } = cannedServer(() =>
      Response.json([
        {
          bond_requests: [older, ROW, { ...ROW, kind: 'of-another-version' }],
          bond_terms: [
            { startsOn: '2025-03-01', endsOn: '2026-03-01', premium: 75_000 },
            { startsOn: '2026-03-01', endsOn: null, premium: 75_000 },
          ],
          renewals: [{ next_due: '2028-03-01' }],
        },
      ]),
    );
    const loaded = await loadBondRequests(db, USER_ID, BOND_ID);

    expect(loaded).toEqual({
      ok: true,
      value: {
        requests: [REQUEST, { ...REQUEST, id: 'older', requestedAt: older.created_at }],
        terms: [
          { from: '2025-03-01', to: '2026-03-01', premium: 75_000 },
          { from: '2026-03-01', to: '2028-03-01', premium: 75_000 },
        ],
      },
    });
    const query = sent[0]?.url.searchParams;
    expect(query?.get('user_id')).toBe(`eq.${USER_ID}`);
  });

  it('reports why loading failed', async () => {
    expect(await loadBondRequests(cannedServer(noNetwork).db, USER_ID, BOND_ID)).toMatchObject({
      ok: false,
    });
    expect(
      await loadBondRequests(
        cannedServer(() => Response.json({}, { status: 500 })).db,
        USER_ID,
        BOND_ID,
      ),
    ).toEqual({ ok: false, code: 'load-failed' });
  });
});

describe('the records for staff', () => {
  it('contain the bond of an application with its requests', async () => {
    const { db } = cannedServer(() =>
      Response.json([
        {
          number: 'MSB-27182818',
          status: 'active',
          principal: 'Marisol Okafor',
          principal_address: null,
          amount_cents: 1_000_000,
          bond_requests: [ROW],
        },
      ]),
    );

    expect(await findBondWithRequests(db, USER_ID)).toMatchObject({
      ok: true,
      value: { amount: 1_000_000, requests: [REQUEST] },
    });
    expect(await findBondWithRequests(cannedServer(() => Response.json([])).db, USER_ID)).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it('contain the open requests, oldest first, and their number', async () => {
    const { db, sent } = cannedServer(() =>
      Response.json({
        total: 12,
        requests: [
          {
            id: ROW.id,
            kind: 'release',
            created_at: ROW.created_at,
            application_id: 'a1',
            bond_number: 'MSB-27182818',
            principal: 'Marisol Okafor',
          },
        ],
      }),
    );

    expect(await listOpenRequests(db)).toEqual({
      ok: true,
      value: {
        requests: [
          {
            id: ROW.id,
            kind: 'release',
            requestedAt: ROW.created_at,
            applicationId: 'a1',
            bondNumber: 'MSB-27182818',
            principal: 'Marisol Okafor',
          },
        ],
        total: 12,
      },
    });
    expect(sent[0]?.body).toEqual({ max_rows: 10 });
    expect(await listOpenRequests(cannedServer(() => Response.json(null)).db)).toEqual({
      ok: true,
      value: { requests: [], total: 0 },
    });
  });
});
