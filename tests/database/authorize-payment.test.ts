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

beforeAll(async () => {
  database = await openDatabase();
});

beforeEach(() => {
  quoteId = randomUUID();
  visitor = { keyHash: buildKeyHash() };
});

afterAll(() => database.close());

async function paymentsOfQuote() {
  return database.query(
    'select id, status, amount_cents::integer as amount from public.payments where quote_id = $1 order by created_at, status desc',
    [quoteId],
  );
}

describe('public.authorize_payment', () => {
  it('returns the existing payment if amount, method and card are unchanged', async () => {
    const first = await authorizePayment(database, quoteId, visitor);
    const second = await authorizePayment(database, quoteId, visitor);

    expect(second.payment).toEqual(first.payment);
    expect(await paymentsOfQuote()).toHaveLength(1);
  });

  it.each([
    ['amount', { amount_cents: 30_000 }],
    ['method', { method: 'wire', last_four: null }],
    ['card', { last_four: '0005' }],
  ])('voids the previous payment if the %s changes', async (_, change) => {
    const first = await authorizePayment(database, quoteId, visitor, { reference: quoteId });
    const second = await authorizePayment(database, quoteId, visitor, change);

    expect(second.voided_reference).toBe(quoteId);
    expect(await paymentsOfQuote()).toEqual([
      { id: first.payment?.id, status: 'voided', amount: NOTARY_PRICE.total },
      expect.objectContaining({ id: second.payment?.id, status: 'authorized' }),
    ]);
  });

  it('authorizes no payment for a withdrawn application', async () => {
    const owner = { ...(await database.addCustomer()), keyHash: visitor.keyHash };
    const { payment } = await authorizePayment(database, quoteId, owner);
    await submitApplication(database, buildStoredSubmission(quoteId, owner, payment?.id));
    await database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
      quoteId,
      owner.userId,
    ]);

    const { outcome } = await authorizePayment(database, quoteId, owner);

    expect(outcome).toBe('payment-mismatch');
    expect(await paymentsOfQuote()).toMatchObject([{ status: 'voided' }]);
  });

  it('refuses a quote that another browser paid for', async () => {
    await authorizePayment(database, quoteId, visitor);

    const { outcome } = await authorizePayment(
      database,
      quoteId,
      { keyHash: buildKeyHash() },
      { amount_cents: 1 },
    );

    expect(outcome).toBe('not-your-quote');
    expect(await paymentsOfQuote()).toMatchObject([
      { status: 'authorized', amount: NOTARY_PRICE.total },
    ]);
  });

  it('refuses another customer, even with the key', async () => {
    const owner = await database.addCustomer();
    const stranger = await database.addCustomer();
    await authorizePayment(database, quoteId, { ...visitor, ...owner });

    const { outcome } = await authorizePayment(database, quoteId, { ...visitor, ...stranger });
    expect(outcome).toBe('not-your-quote');
  });

  it('refuses a draft of another customer', async () => {
    const owner = await database.addCustomer();
    await database.queryAs(owner, 'insert into public.applications (id) values ($1)', [quoteId]);

    expect((await authorizePayment(database, quoteId, visitor)).outcome).toBe('not-your-quote');
    expect(await paymentsOfQuote()).toEqual([]);
  });

  it('refuses a different amount after the application is submitted', async () => {
    const { payment } = await authorizePayment(database, quoteId, visitor);
    await submitApplication(database, buildStoredSubmission(quoteId, visitor, payment?.id));

    const again = await authorizePayment(database, quoteId, visitor);
    expect(again.payment?.id).toBe(payment?.id);

    const { outcome } = await authorizePayment(database, quoteId, visitor, { amount_cents: 1 });
    expect(outcome).toBe('payment-mismatch');
    expect(await paymentsOfQuote()).toMatchObject([
      { status: 'authorized', amount: NOTARY_PRICE.total },
    ]);
  });

  it('can be called only by the functions', async () => {
    for (const actor of ['anon', await database.addCustomer()] as const) {
      await expect(
        database.queryAs(actor, `select public.authorize_payment('{}')`),
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});
