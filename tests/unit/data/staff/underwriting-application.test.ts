import { describe, expect, it } from 'vitest';
import { findStaffApplication } from '~/data/staff/underwriting-application';
import { cannedServer, noNetwork, type SentRequest } from '../canned-server';
import { NOTARY_PRICE } from '../../../support/notary-price';

const ROW = {
  id: 'a',
  number: 'APP-100001',
  status: 'under_review',
  caption: null,
  state_code: 'TX',
  penal_sum_cents: 1_000_000,
  premium_cents: NOTARY_PRICE.premium,
  fees_cents: NOTARY_PRICE.fees,
  taxes_cents: NOTARY_PRICE.taxes,
  total_cents: NOTARY_PRICE.total,
  review_reasons: ['never-instant'],
  submitted_at: '2026-11-20T16:00:00+00:00',
  terms_version: 'v1.1',
  user_id: null,
  answers: {},
  bond_types: { name: 'Notary Bond', rules: { stateRules: {} } },
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
    { id: 'd1', status: 'uploaded', is_checked: true },
    { id: 'd2', status: 'deleted', is_checked: true },
    { id: 'd3', status: 'uploaded', is_checked: false },
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
  ].map((payment) => ({
    ...payment,
    amount_cents: NOTARY_PRICE.total,
    reference: 'R',
    last_four: null,
    payer: null,
  })),
  application_notes: [
    { id: 2, note: 'Second', author_id: null, created_at: '2026-11-20' },
    { id: 1, note: 'First', author_id: 'dana', created_at: '2026-11-20' },
  ],
};

const APPROVALS = {
  is_second_needed: true,
  given: [{ staff_id: 'dana', at: '2026-11-21', counts: true }],
  requests: { r: [{ staff_id: 'lee', at: '2026-11-22', counts: false }] },
};

/** A server that opens the application, and gives these responses when it is read. */
function opened(answer: () => Response, holdUp = 'payment-refused') {
  return (_: AbortSignal, { url }: SentRequest) => {
    if (url.pathname === '/rest/v1/rpc/open_application') return Response.json('opened');

    if (url.pathname === '/rest/v1/rpc/hold_up_of') return Response.json(holdUp);
    if (url.pathname === '/rest/v1/rpc/consumer_reports') return Response.json(null);

    return url.pathname === '/rest/v1/rpc/approvals_of' ? Response.json(APPROVALS) : answer();
  };
}

async function find(row: object = ROW, holdUp?: string) {
  const { db, sent } = cannedServer(opened(() => Response.json([row]), holdUp));
  const result = await findStaffApplication(db, 'a');
  if (!result.ok) throw new Error(result.code);

  if (result.value === 'own-application') throw new Error(result.value);

  return { application: result.value, sent };
}

describe('findStaffApplication', () => {
  it('requests one submitted application', async () => {
    const { sent } = await find();

    expect(sent).toHaveLength(5);
    expect(sent[1]?.url.searchParams.get('id')).toBe('eq.a');
    expect(sent[1]?.url.searchParams.get('submitted_at')).toBe('not.is.null');
  });

  it('returns the matter of the bond, and the own form of the state only if the rules asked for it', async () => {
    const ownForm = { number: 'PC 570', name: 'Bond', url: 'https://courts.example', why: 'Law.' };
    const matter = [{ key: 'court', label: 'Court', kind: 'text', required: true }];
    const bond_types = {
      name: 'Executor Bond',
      rules: { matter, stateRules: { TX: { ownForm } } },
    };
    const asked = await find({ ...ROW, bond_types, review_reasons: ['own-form'] });

    expect(asked.application).toMatchObject({ ownForm, matter });
    expect((await find({ ...ROW, bond_types })).application?.ownForm).toBeUndefined();
    expect((await find()).application?.matter).toEqual([]);
  });

  it('returns the own form for a bond that waits for it, even if the rules came later', async () => {
    const ownForm = { number: '2301', name: 'Bond', url: 'https://sos.example', why: 'Law.' };
    const bond_types = { name: 'Notary Bond', rules: { stateRules: { TX: { ownForm } } } };
    const { application } = await find({ ...ROW, bond_types }, 'form-missing');

    expect(application?.ownForm).toEqual(ownForm);
  });

  it('returns the line that names the matter', async () => {
    const caption = 'Estate of Mary Smith, Charleston County';

    expect((await find({ ...ROW, caption })).application?.caption).toBe(caption);
    expect((await find()).application?.caption).toBeUndefined();
  });

  it('returns a blank form that staff added among the documents', async () => {
    const [document] = ROW.application_documents;
    const added = { ...document, doc_type: 'required_form' };
    const { application } = await find({ ...ROW, application_documents: [added] });

    expect(application?.documents.map(({ docType }) => docType)).toEqual(['required_form']);
  });

  it('returns why its bond needs staff', async () => {
    expect((await find()).application?.needsHand).toBe('payment-refused');
  });

  it('returns its approvals and the raises of its bond', async () => {
    const { application } = await find();

    expect(application?.approvals).toEqual({
      isSecondNeeded: true,
      given: [{ staffId: 'dana', at: '2026-11-21', counts: true }],
      requests: { r: [{ staffId: 'lee', at: '2026-11-22', counts: false }] },
    });
  });

  it('puts questions and answers in time order, oldest first', async () => {
    const { application } = await find();

    expect(application?.events.map(({ id, words }) => [id, words])).toEqual([
      [1, undefined],
      [2, 'Who?'],
      [3, 'His daughters.'],
    ]);
  });

  it('leaves deleted documents out, and opens only checked documents without a virus', async () => {
    const { application } = await find();

    expect(application?.documents.map(({ id, isChecked }) => [id, isChecked])).toEqual([
      ['d1', true],
      ['d3', false],
    ]);
  });

  it('names the bond that a renewal continues, and shows the bond after the renewal', async () => {
    const renewals = { bonds: { id: 'b1', number: 'MSB-27182818', status: 'active' } };
    const renewal = async (status: string) =>
      (await find({ ...ROW, renewals, status })).application;

    expect(await renewal('approved')).toMatchObject({
      renewsBond: 'MSB-27182818',
      bondNumber: undefined,
      isBondPending: false,
    });
    expect(await renewal('issued')).toMatchObject({ bondId: 'b1', bondNumber: 'MSB-27182818' });
  });

  it('returns the newest payment, and the oldest note first', async () => {
    const { application } = await find();

    expect(application?.payments.map(({ method }) => method)).toEqual(['credit_card', 'wire']);
    expect(application?.notes.map(({ note }) => note)).toEqual(['First', 'Second']);
  });

  it.each([
    ['as one', { staff_id: 'dana' }, 'dana'],
    ['in a list', [{ staff_id: 'dana' }], 'dana'],
    ['put back', { staff_id: null }, undefined],
    ['never given', null, undefined],
  ])('returns the assigned underwriter: %s', async (_, held, holderId) => {
    const { application } = await find({ ...ROW, application_assignments: held });

    expect(application?.holderId).toBe(holderId);
  });

  it('returns nothing for a missing application or an unknown status', async () => {
    const { db } = cannedServer(opened(() => Response.json([])));

    expect(await findStaffApplication(db, 'a')).toEqual({ ok: true, value: undefined });
    expect((await find({ ...ROW, status: 'lost' })).application).toBeUndefined();
  });

  it('is read only after it was opened, and not when opening fails', async () => {
    const { sent } = await find();
    expect(sent.map(({ url }) => url.pathname)).toEqual([
      '/rest/v1/rpc/open_application',
      '/rest/v1/applications',
      '/rest/v1/rpc/approvals_of',
      '/rest/v1/rpc/hold_up_of',
      '/rest/v1/rpc/consumer_reports',
    ]);
    expect(sent[0]?.body).toEqual({ of_application: 'a' });

    const refused = cannedServer(() => Response.json(null));
    expect(await findStaffApplication(refused.db, 'a')).toEqual({ ok: true, value: undefined });
    expect(refused.sent).toHaveLength(1);

    const own = cannedServer(() => Response.json('own-application'));
    expect(await findStaffApplication(own.db, 'a')).toEqual({ ok: true, value: 'own-application' });
    expect(own.sent).toHaveLength(1);
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
