import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  submitApplication,
  type Claim,
} from '../support/stored-application.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';

let database: ActorDatabase;
let quoteId: string;
let visitor: Claim;
let submission: Record<string, unknown>;

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(async () => {
  quoteId = randomUUID();
  visitor = { keyHash: buildKeyHash() };
  const { payment } = await authorizePayment(database, quoteId, visitor);
  submission = buildStoredSubmission(quoteId, visitor, payment?.id);
});

afterAll(() => database.close());

async function stored() {
  const [application] = await database.query('select * from public.applications where id = $1', [
    quoteId,
  ]);
  const events = await database.query(
    'select actor, actor_id, kind, from_status, to_status, detail from public.application_events where application_id = $1 order by id',
    [quoteId],
  );
  const secrets = await database.query(
    'select kind, last_four from private.application_secrets where application_id = $1 order by kind',
    [quoteId],
  );
  const [payment] = await database.query(
    'select status, application_id, user_id from public.payments where quote_id = $1',
    [quoteId],
  );

  return { application, events, secrets, payment };
}

describe('public.submit_application', () => {
  it('stores the application, secrets, payment and events, and assigns a number', async () => {
    const { outcome, receipt } = await submitApplication(database, submission);

    expect(outcome).toBe('submitted');
    expect(receipt).toMatchObject({
      application_id: quoteId,
      application_number: expect.stringMatching(/^APP-\d{6}$/),
      status: 'approved',
      total_cents: NOTARY_PRICE.total,
      payment_last_four: '4242',
    });
    expect(await stored()).toMatchObject({
      application: { status: 'approved', number: receipt?.['application_number'], user_id: null },
      events: [
        { actor: 'customer', kind: 'submitted', from_status: null, to_status: 'submitted' },
        { actor: 'system', kind: 'approved', from_status: 'submitted', to_status: 'approved' },
      ],
      secrets: [
        { kind: 'date_of_birth', last_four: null },
        { kind: 'ein', last_four: '6789' },
        { kind: 'ssn', last_four: '6789' },
      ],
      payment: { status: 'authorized', application_id: quoteId },
    });
  });

  it('records acceptance of the terms at the time of the payment', async () => {
    await submitApplication(database, submission);

    const [row] = await database.query(
      `select application.terms_version, application.terms_accepted_at = payment.created_at as same
       from public.applications as application
       join public.payments as payment on payment.application_id = application.id
       where application.id = $1`,
      [quoteId],
    );
    expect(row).toEqual({ terms_version: 'v1.1', same: true });
  });

  it('sends an application with review reasons to review, and keeps the reasons in its history', async () => {
    await submitApplication(database, {
      ...submission,
      status: 'under_review',
      review_reasons: ['underwriting-answer'],
    });

    const { application, events } = await stored();
    expect(application).toMatchObject({
      status: 'under_review',
      review_reasons: ['underwriting-answer'],
    });
    expect(events[1]).toMatchObject({
      kind: 'sent-to-review',
      detail: { reasons: ['underwriting-answer'] },
    });
  });

  it('takes over the draft of the customer who saved it', async () => {
    const owner = await database.addCustomer();
    await database.queryAs(
      owner,
      `insert into public.applications (id, answers, revision) values ($1, '{"old": true}', 7)`,
      [quoteId],
    );

    await submitApplication(database, { ...submission, user_id: owner.userId });

    const { application, events, payment } = await stored();
    expect(application).toMatchObject({
      user_id: owner.userId,
      status: 'approved',
      revision: 8,
      answers: submission['answers'],
    });
    expect(events[0]).toMatchObject({ actor_id: owner.userId, from_status: 'draft' });
    expect(payment).toMatchObject({ user_id: owner.userId });
  });

  it('returns the same receipt to a repeated submission, whatever happened since', async () => {
    const first = await submitApplication(database, submission);
    await database.query(`update public.applications set status = 'withdrawn' where id = $1`, [
      quoteId,
    ]);

    const second = await submitApplication(database, submission);
    expect(second).toEqual(first);
    expect((await stored()).events).toHaveLength(2);
  });

  it.each([
    ['another key', () => ({ quote_key_hash: buildKeyHash() }), 'not-your-quote'],
    ['a payment that does not exist', () => ({ payment_id: randomUUID() }), 'payment-missing'],
    [
      'a payment of another amount',
      () => ({ premium_cents: 15_001, total_cents: 23_701 }),
      'payment-mismatch',
    ],
  ])('refuses %s and stores nothing', async (_, change, expected) => {
    const { outcome } = await submitApplication(database, { ...submission, ...change() });

    expect(outcome).toBe(expected);
    expect(await stored()).toMatchObject({
      application: undefined,
      events: [],
      secrets: [],
      payment: { status: 'authorized' },
    });
  });

  it('refuses a payment for another quote', async () => {
    const otherQuote = randomUUID();
    const { payment } = await authorizePayment(database, otherQuote, visitor);

    const { outcome } = await submitApplication(database, {
      ...submission,
      payment_id: payment?.id,
    });
    expect(outcome).toBe('payment-missing');
  });

  it('refuses a voided payment', async () => {
    await authorizePayment(database, quoteId, visitor, { amount_cents: 30_000 });

    expect((await submitApplication(database, submission)).outcome).toBe('payment-missing');
  });

  it('refuses a draft that another customer saved under the same id', async () => {
    const other = await database.addCustomer();
    await database.queryAs(other, 'insert into public.applications (id) values ($1)', [quoteId]);

    expect((await submitApplication(database, submission)).outcome).toBe('not-your-quote');
    expect((await stored()).application).toMatchObject({ status: 'draft', user_id: other.userId });
  });

  it.each([
    ['an approval with reasons', { review_reasons: ['underwriting-answer'] }],
    ['a review without reasons', { status: 'under_review' }],
    ['no decision', { status: null }],
    ['a price that does not add up', { taxes_cents: 1 }],
    ['answers with a secret in them', { answers: { applicant: { ssn: '219098765' } } }],
    [
      'a repeated secret',
      {
        secrets: Array(2).fill({
          kind: 'ssn',
          sealed: 'QQ==',
          nonce: 'A'.repeat(16),
          key_id: 'k',
          last_four: '1234',
        }),
      },
    ],
    ['a reason nobody knows', { status: 'under_review', review_reasons: ['whim'] }],
  ])('throws at %s and stores nothing', async (_, change) => {
    await expect(submitApplication(database, { ...submission, ...change })).rejects.toThrow();

    expect(await stored()).toMatchObject({
      application: undefined,
      events: [],
      secrets: [],
      payment: { status: 'authorized' },
    });
  });

  it("stores nothing if the last event can't be written", async () => {
    await database.query(
      `alter table public.application_events add constraint nothing_is_approved check (kind <> 'approved') not valid`,
    );

    await expect(submitApplication(database, submission)).rejects.toMatchObject({ code: '23514' });
    await database.query(
      'alter table public.application_events drop constraint nothing_is_approved',
    );

    expect(await stored()).toMatchObject({
      application: undefined,
      events: [],
      secrets: [],
      payment: { status: 'authorized', application_id: null },
    });
  });

  it.each(['submit_application', 'submission_receipt'])(
    'public.%s is called by nobody but the functions',
    async (name) => {
      const argument = name === 'submit_application' ? `'{}'` : 'gen_random_uuid()';

      for (const actor of ['anon', await database.addCustomer()] as const) {
        await expect(
          database.queryAs(actor, `select public.${name}(${argument})`),
        ).rejects.toMatchObject({ code: '42501' });
      }
    },
  );
});
