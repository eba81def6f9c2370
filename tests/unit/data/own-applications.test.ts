import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOwnApplications } from '~/data/own-applications';
import { QUOTE_ID } from '../domain/support/builders';
import { cannedServer, noNetwork } from './canned-server';

const USER = '5b3f4f60-8f0b-4d6e-9f0e-0a3b6d1c2e4f';
const TODAY = '2026-11-20';
const AT = '2026-11-19T15:00:00+00:00';

const ROW = {
  id: QUOTE_ID,
  number: 'APP-123456',
  status: 'under_review',
  bond_slug: 'notary',
  state_code: 'TX',
  penal_sum_cents: 1_000_000,
  total_cents: 23_700,
  review_reasons: ['never-instant'],
  updated_at: AT,
  obligee: 'State of Texas',
  draft_obligee: null,
  draft_step: null,
  bond_types: { name: 'Notary Bond' },
  application_events: [],
  information_answers: [],
  payments: [{ method: 'credit_card', status: 'authorized', reference: 'SIM-1' }],
};

/** What comes of rows like these. */
async function list(...rows: object[]) {
  const { db } = cannedServer(() => Response.json(rows));
  const result = await listOwnApplications(db, USER, TODAY);

  return result.ok ? result.value : [];
}

afterEach(() => vi.unstubAllGlobals());

describe('listOwnApplications', () => {
  it('asks once for all of it: what is not issued, and what ended in the last 30 days', async () => {
    const { db, sent } = cannedServer(() => Response.json([]));
    await listOwnApplications(db, USER, TODAY);

    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      user_id: `eq.${USER}`,
      status: 'neq.issued',
      or: '(status.not.in.(declined,withdrawn),updated_at.gte.2026-10-21)',
      order: 'updated_at.desc',
      limit: '50',
    });
  });

  it('gives our names to what it reads', async () => {
    expect(await list(ROW)).toEqual([
      {
        id: QUOTE_ID,
        number: 'APP-123456',
        status: 'under_review',
        bondName: 'Notary Bond',
        bondSlug: 'notary',
        stateCode: 'TX',
        obligee: 'State of Texas',
        amount: 1_000_000,
        total: 23_700,
        step: undefined,
        reviewReasons: ['never-instant'],
        updatedAt: AT,
        events: [],
        isPaidByWire: false,
        wireReference: undefined,
      },
    ]);
  });

  it('reads a draft from where a draft has its answers', async () => {
    const draft = {
      ...ROW,
      ...{ status: 'draft', number: null, bond_slug: null, bond_types: null, state_code: null },
      ...{ penal_sum_cents: null, total_cents: null, payments: [] },
      ...{ obligee: null, draft_obligee: 'Typed so far', draft_step: 'applicant' },
    };

    expect(await list(draft)).toMatchObject([
      { status: 'draft', obligee: 'Typed so far', step: 'applicant', bondName: undefined },
    ]);
  });

  it('knows a wire that is awaited from one that was let go', async () => {
    const wire = { method: 'wire', status: 'authorized', reference: 'SIM-W' };
    const voided = { ...wire, status: 'voided' };
    const found = await list({ ...ROW, payments: [wire] }, { ...ROW, payments: [voided] });

    expect(found.map(({ isPaidByWire }) => isPaidByWire)).toEqual([true, false]);
    expect(found[0]?.wireReference).toBe('SIM-W');
  });

  it('puts the history in its order, with question, answer and reason', async () => {
    const event = (id: number, kind: string, detail: unknown = {}) => ({
      id,
      kind,
      detail,
      created_at: AT,
    });
    const [application] = await list({
      ...ROW,
      application_events: [
        event(4, 'declined', { reason: 'No indemnity.' }),
        event(3, 'information-given', { requestId: 2 }),
        event(2, 'information-requested', { question: 'Who?' }),
        event(1, 'submitted', null),
      ],
      information_answers: [
        { request_id: 1, answer: 'Another' },
        { request_id: 2, answer: 'Bea' },
      ],
    });

    expect(application?.events).toEqual([
      { kind: 'submitted', at: AT },
      { kind: 'information-requested', at: AT, words: 'Who?' },
      { kind: 'information-given', at: AT, words: 'Bea' },
      { kind: 'declined', at: AT, words: 'No indemnity.' },
    ]);
  });

  it('leaves out what has a status nobody knows', async () => {
    expect(await list({ ...ROW, status: 'of-tomorrow' })).toEqual([]);
  });

  it('says why it could not look, and asks once only', async () => {
    const refused = cannedServer(() => Response.json({ code: '42501' }, { status: 401 }));
    const silent = cannedServer(noNetwork);
    expect(await listOwnApplications(refused.db, USER, TODAY)).toEqual({
      ok: false,
      code: 'load-failed',
    });
    expect(await listOwnApplications(silent.db, USER, TODAY)).toEqual({
      ok: false,
      code: 'unreachable',
    });
    expect(silent.sent).toHaveLength(1);

    vi.stubGlobal('navigator', { onLine: false });
    expect(await listOwnApplications(cannedServer(noNetwork).db, USER, TODAY)).toEqual({
      ok: false,
      code: 'offline',
    });
  });
});
