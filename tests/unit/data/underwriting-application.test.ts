import { describe, expect, it } from 'vitest';
import { findStaffApplication } from '~/data/underwriting-application';
import { cannedServer, noNetwork, type SentRequest } from './canned-server';

const ROW = {
  id: 'a',
  number: 'APP-100001',
  status: 'under_review',
  state_code: 'TX',
  penal_sum_cents: 1_000_000,
  premium_cents: 15_000,
  fees_cents: 7_500,
  taxes_cents: 1_200,
  total_cents: 23_700,
  review_reasons: ['never-instant'],
  submitted_at: '2026-11-20T16:00:00+00:00',
  terms_version: 'v1.1',
  user_id: null,
  answers: {},
  bond_types: { name: 'Notary Bond' },
  bonds: null,
  renewals: null,
  application_assignments: { staff_id: 'dana' },
  application_events: [
    {
      id: 3,
      kind: 'information-given',
      actor: 'customer',
      actor_id: null,
      detail: { requestId: 2 },
    },
    { id: 1, kind: 'submitted', actor: 'customer', actor_id: null, detail: {} },
    {
      id: 2,
      kind: 'information-requested',
      actor: 'staff',
      actor_id: 'd',
      detail: { question: 'Who?' },
    },
  ].map((event) => ({ ...event, created_at: '2026-11-20T16:00:00+00:00' })),
  information_answers: [{ request_id: 2, answer: 'His daughters.' }],
  application_documents: [
    { id: 'd1', status: 'uploaded', checked_at: '2026-11-20', scan_status: 'not_scanned' },
    { id: 'd2', status: 'deleted', checked_at: '2026-11-20', scan_status: 'clean' },
    { id: 'd3', status: 'uploaded', checked_at: null, scan_status: 'not_scanned' },
    { id: 'd4', status: 'uploaded', checked_at: '2026-11-20', scan_status: 'infected' },
  ].map((document) => ({
    ...document,
    doc_type: 'tax_returns',
    original_name: 'taxes.pdf',
    storage_path: 'app/a/tax_returns/taxes.pdf',
    mime_type: 'application/pdf',
    size_bytes: 10,
    created_at: `2026-11-20T16:00:00+00:00`,
  })),
  payments: [
    { method: 'wire', status: 'voided', created_at: '2026-11-19' },
    { method: 'credit_card', status: 'authorized', created_at: '2026-11-20' },
  ].map((payment) => ({ ...payment, amount_cents: 23_700, reference: 'R', last_four: null })),
  application_notes: [
    { id: 2, note: 'Second', author_id: null, created_at: '2026-11-20' },
    { id: 1, note: 'First', author_id: 'dana', created_at: '2026-11-20' },
  ],
};

/** A server that opens the application, and answers so when it is read. */
function opened(answer: () => Response) {
  return (_: AbortSignal, { url }: SentRequest) =>
    url.pathname === '/rest/v1/rpc/open_application' ? Response.json(true) : answer();
}

async function find(row: object = ROW) {
  const { db, sent } = cannedServer(opened(() => Response.json([row])));
  const result = await findStaffApplication(db, 'a');
  if (!result.ok) throw new Error(result.code);

  return { application: result.value, sent };
}

describe('findStaffApplication', () => {
  it('asks for one application that was sent', async () => {
    const { sent } = await find();

    expect(sent).toHaveLength(2);
    expect(sent[1]?.url.searchParams.get('id')).toBe('eq.a');
    expect(sent[1]?.url.searchParams.get('submitted_at')).toBe('not.is.null');
  });

  it('puts questions and answers where they were given, oldest first', async () => {
    const { application } = await find();

    expect(application?.events.map(({ id, words }) => [id, words])).toEqual([
      [1, undefined],
      [2, 'Who?'],
      [3, 'His daughters.'],
    ]);
  });

  it('leaves deleted documents out, and opens none that was not checked or is infected', async () => {
    const { application } = await find();

    expect(application?.documents.map(({ id, isChecked }) => [id, isChecked])).toEqual([
      ['d1', true],
      ['d3', false],
      ['d4', false],
    ]);
  });

  it('names the bond that a renewal goes on with, and has it as its bond once that is done', async () => {
    const renewals = { bonds: { id: 'b1', number: 'MSB-27182818', status: 'active' } };
    const renewal = async (status: string) =>
      (await find({ ...ROW, renewals, status })).application;

    expect(await renewal('approved')).toMatchObject({
      ...{ renewsBond: 'MSB-27182818', bondNumber: undefined, isBondPending: false },
    });
    expect(await renewal('issued')).toMatchObject({ bondId: 'b1', bondNumber: 'MSB-27182818' });
  });

  it('has the newest payment and the oldest note first', async () => {
    const { application } = await find();

    expect(application?.payments.map(({ method }) => method)).toEqual(['credit_card', 'wire']);
    expect(application?.notes.map(({ note }) => note)).toEqual(['First', 'Second']);
  });

  it.each([
    ['as one', { staff_id: 'dana' }, 'dana'],
    ['in a list', [{ staff_id: 'dana' }], 'dana'],
    ['put back', { staff_id: null }, undefined],
    ['never given', null, undefined],
  ])('knows who has it: %s', async (_, held, holderId) => {
    const { application } = await find({ ...ROW, application_assignments: held });

    expect(application?.holderId).toBe(holderId);
  });

  it('is nothing where there is none, or its status is not known here', async () => {
    const { db } = cannedServer(opened(() => Response.json([])));

    expect(await findStaffApplication(db, 'a')).toEqual({ ok: true, value: undefined });
    expect((await find({ ...ROW, status: 'lost' })).application).toBeUndefined();
  });

  it('is read only after it was opened, and not at all where it cannot be', async () => {
    const { sent } = await find();
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/rest/v1/rpc/open_application',
      '/rest/v1/applications',
    ]);
    expect(sent[0]?.body).toEqual({ of_application: 'a' });

    const refused = cannedServer(() => Response.json(null));
    expect(await findStaffApplication(refused.db, 'a')).toEqual({ ok: true, value: undefined });
    expect(refused.sent).toHaveLength(1);
  });

  it.each([
    ['load-failed', () => Response.json({ code: '42501' }, { status: 403 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const failing = [answer, opened(answer as () => Response)];

    for (const server of failing) {
      expect(await findStaffApplication(cannedServer(server).db, 'a')).toEqual({ ok: false, code });
    }
  });
});
