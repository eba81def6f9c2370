import { afterEach, describe, expect, it, vi } from 'vitest';
import { listOwnApplications } from '~/data/applications/own-applications';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';
import { NOTARY_PRICE } from '../../../support/notary-price';

const USER = '5b3f4f60-8f0b-4d6e-9f0e-0a3b6d1c2e4f';
const TODAY = '2026-11-20';
const WANTED = { today: TODAY, wanted: 50 };
const AT = '2026-11-19T15:00:00+00:00';

const ROW = {
  id: QUOTE_ID,
  number: 'APP-123456',
  status: 'under_review',
  bond_slug: 'notary',
  state_code: 'TX',
  penal_sum_cents: 1_000_000,
  total_cents: NOTARY_PRICE.total,
  review_reasons: ['never-instant'],
  updated_at: AT,
  is_held: false,
  obligee: 'State of Texas',
  draft_obligee: null,
  draft_step: null,
  draft_renews: null,
  renewals: null,
  bond_types: { name: 'Notary Bond' },
  application_events: [],
  information_answers: [],
  payments: [{ method: 'credit_card', status: 'authorized', reference: 'SIM-1' }],
};

/** More than one request loads. */
const MANY = Array.from({ length: 51 }, () => ROW);

/** Whether a query selects the applications that may need the customer. */
function asksForPressing(url: URL): boolean {
  return url.searchParams.get('status')?.startsWith('in.') ?? false;
}

/** The result for rows like these. */
async function list(...rows: object[]) {
  const { db } = cannedServer((_, { url }) => Response.json(asksForPressing(url) ? [] : rows));
  const result = await listOwnApplications(db, USER, WANTED);

  return result.ok ? result.value.applications : [];
}

afterEach(() => vi.unstubAllGlobals());

describe('listOwnApplications', () => {
  it('sends one request when there are few', async () => {
    const { db, sent } = cannedServer(() => Response.json([ROW]));
    await listOwnApplications(db, USER, WANTED);

    expect(sent.map(({ url }) => Object.fromEntries(url.searchParams))).toMatchObject([
      {
        user_id: `eq.${USER}`,
        status: 'not.in.(issued)',
        or: '(status.not.in.(declined,withdrawn),updated_at.gte.2026-10-21)',
        order: 'updated_at.desc',
        limit: '51',
      },
    ]);
  });

  it('requests all that may need the customer, and the newest others, when there are many', async () => {
    const { db, sent } = cannedServer(() => Response.json(MANY));
    await listOwnApplications(db, USER, WANTED);

    const [, pressing, others] = sent.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(sent).toHaveLength(3);
    expect(pressing).toMatchObject({
      user_id: `eq.${USER}`,
      status: 'in.(information_requested,price_offered,approved,draft)',
      order: 'updated_at.desc',
    });
    expect(pressing).not.toHaveProperty('limit');
    expect(others).toMatchObject({
      user_id: `eq.${USER}`,
      status: 'not.in.(issued,information_requested,price_offered,approved,draft)',
      or: '(status.not.in.(declined,withdrawn),updated_at.gte.2026-10-21)',
      order: 'updated_at.desc',
      limit: '51',
    });
  });

  it('shows an old question that newer applications would hide', async () => {
    const question = { ...ROW, id: USER, status: 'information_requested' };
    const { db } = cannedServer((_, { url }) =>
      Response.json(asksForPressing(url) ? [question] : MANY),
    );
    const result = await listOwnApplications(db, USER, WANTED);

    expect(result.ok && result.value.applications.map(({ id }) => id)).toContain(USER);
  });

  it.each([
    { rows: 50, hasMore: false },
    { rows: 51, hasMore: true },
  ])('reports whether there are more than 50: $rows', async ({ rows, hasMore }) => {
    const many = Array.from({ length: rows }, () => ROW);
    const { db } = cannedServer((_, { url }) => Response.json(asksForPressing(url) ? [] : many));

    const result = await listOwnApplications(db, USER, WANTED);

    expect(result).toMatchObject({ ok: true, value: { hasMore } });
    expect(result.ok && result.value.applications).toHaveLength(50);
  });

  it("converts column names to the site's names", async () => {
    expect(await list(ROW)).toEqual([
      {
        id: QUOTE_ID,
        number: 'APP-123456',
        status: 'under_review',
        isRenewal: false,
        bondName: 'Notary Bond',
        bondSlug: 'notary',
        stateCode: 'TX',
        obligee: 'State of Texas',
        amount: 1_000_000,
        total: NOTARY_PRICE.total,
        step: undefined,
        reviewReasons: ['never-instant'],
        updatedAt: AT,
        events: [],
        isPaidByWire: false,
        wireReference: undefined,
        isMadeByHand: false,
        answerBy: undefined,
      },
    ]);
  });

  it('has the last day to accept the newest offered price', async () => {
    const offer = (id: number, detail: unknown) => ({
      id,
      kind: 'price-offered',
      detail,
      created_at: AT,
    });
    const events = [offer(4, { answerBy: '2026-12-07' }), offer(2, { answerBy: '2026-11-30' })];

    expect(await list({ ...ROW, application_events: events })).toMatchObject([
      { answerBy: '2026-12-07' },
    ]);
    expect(await list({ ...ROW, application_events: [offer(2, {})] })).toMatchObject([
      { answerBy: undefined },
    ]);
  });

  it('is finished by hand if staff fill in a form, unless a wire is awaited', async () => {
    const form = { ...ROW, review_reasons: ['own-form'] };
    const wire = { ...form, payments: [{ method: 'wire', status: 'authorized', reference: 'S' }] };
    expect(await list(form, wire)).toMatchObject([{ isMadeByHand: true }, { isMadeByHand: false }]);
  });

  it('tells a renewal, sent or still a draft, from an application for a new bond', async () => {
    const sent = { ...ROW, renewals: { id: 'r1' } };
    const draft = { ...ROW, status: 'draft', draft_renews: 'b1' };
    const found = await list(ROW, sent, { ...ROW, renewals: [] }, draft);

    expect(found.map(({ isRenewal }) => isRenewal)).toEqual([false, true, false, true]);
  });

  it("reads a draft's values from its answers", async () => {
    const draft = {
      ...ROW,
      status: 'draft',
      number: null,
      bond_slug: null,
      bond_types: null,
      state_code: null,
      penal_sum_cents: null,
      total_cents: null,
      payments: [],
      obligee: null,
      draft_obligee: 'Typed so far',
      draft_step: 'applicant',
    };

    expect(await list(draft)).toMatchObject([
      { status: 'draft', obligee: 'Typed so far', step: 'applicant', bondName: undefined },
    ]);
  });

  it('tells an expected wire from a released payment', async () => {
    const wire = { method: 'wire', status: 'authorized', reference: 'SIM-W' };
    const voided = { ...wire, status: 'voided' };
    const found = await list({ ...ROW, payments: [wire] }, { ...ROW, payments: [voided] });

    expect(found.map(({ isPaidByWire }) => isPaidByWire)).toEqual([true, false]);
    expect(found[0]?.wireReference).toBe('SIM-W');
  });

  it('orders the history, with question, answer and reason', async () => {
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

  it('leaves out an application with an unknown status', async () => {
    expect(await list({ ...ROW, status: 'of-tomorrow' })).toEqual([]);
  });

  it('reports why loading failed, and sends only one request', async () => {
    const refused = cannedServer(() => Response.json({ code: '42501' }, { status: 401 }));
    const silent = cannedServer(noNetwork);
    expect(await listOwnApplications(refused.db, USER, WANTED)).toEqual({
      ok: false,
      code: 'load-failed',
    });
    expect(await listOwnApplications(silent.db, USER, WANTED)).toEqual({
      ok: false,
      code: 'unreachable',
    });
    expect(silent.sent).toHaveLength(1);

    vi.stubGlobal('navigator', { onLine: false });
    expect(await listOwnApplications(cannedServer(noNetwork).db, USER, WANTED)).toEqual({
      ok: false,
      code: 'offline',
    });
  });
});
