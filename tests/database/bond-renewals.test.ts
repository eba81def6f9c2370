import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  type Claim,
} from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

type Row = Record<string, unknown>;

const DENIED = { code: '42501' };

/** Stored bonds run from November 15, 2026 to November 15, 2030. */
const END = '2030-11-15';
const TODAY = '2030-10-01';

let database: ActorDatabase;
let customer: { userId: string };
let stranger: { userId: string };

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  stranger = await database.addCustomer();
});

afterAll(() => database.close());

/** A bond of the customer that ends on END, with the renewal that is due then. */
async function storeRenewable(owner = customer): Promise<string> {
  const bondId = await storeBond(database, owner);
  await database.queryAs(
    'service_role',
    'insert into public.renewals (bond_id, next_due) values ($1, $2)',
    [bondId, END],
  );

  return bondId;
}

/** A paid quote that renews a bond, ready to be sent. */
async function buildRenewal(claim: Claim = { ...customer, keyHash: buildKeyHash() }) {
  const quoteId = randomUUID();
  const { payment } = await authorizePayment(database, quoteId, claim);
  const submission = {
    ...buildStoredSubmission(quoteId, claim, payment?.id),
    answers: {
      bondDetails: { amount: 1_000_000, obligee: 'State of Texas', effectiveDate: END },
    },
  };

  return { quoteId, claim, submission };
}

async function submit(bondId: string, submission: Row, today = TODAY): Promise<Row> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.submit_renewal($1::jsonb, $2, $3::date, 90) as outcome',
    [JSON.stringify(submission), bondId, today],
  );

  return row?.['outcome'] as Row;
}

async function continueBond(quoteId: string, endsOn = '2034-11-15'): Promise<Row> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.continue_bond($1::jsonb) as outcome',
    [JSON.stringify({ application_id: quoteId, staff_id: null, ends_on: endsOn })],
  );

  return row?.['outcome'] as Row;
}

const renewalsOf = (bondId: string) =>
  database.query(
    'select next_due::text as due, status from public.renewals where bond_id = $1 order by next_due',
    [bondId],
  );

const bondOf = async (bondId: string) =>
  (
    await database.query(
      'select *, effective_date::text as starts, expiry_date::text as ends from public.bonds where id = $1',
      [bondId],
    )
  )[0];

describe('an application that renews a bond', () => {
  it('starts its renewal, and gives the same receipt when it is sent again', async () => {
    const bondId = await storeRenewable();
    const { submission } = await buildRenewal();
    const first = await submit(bondId, submission);

    expect(first).toMatchObject({ outcome: 'submitted' });
    expect(await submit(bondId, submission)).toEqual(first);
    expect(await renewalsOf(bondId)).toEqual([{ due: END, status: 'started' }]);
  });

  it('is one of those that race for the bond; the others keep their money', async () => {
    const bondId = await storeRenewable();
    const quotes = await Promise.all(Array.from({ length: 5 }, () => buildRenewal()));
    const outcomes = await Promise.all(quotes.map(({ submission }) => submit(bondId, submission)));

    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'already-renewed'),
      'submitted',
    ]);
    const late = quotes[outcomes.findIndex(({ outcome }) => outcome === 'already-renewed')];
    const voided = await database.queryAs(
      'service_role',
      'select public.void_quote_payments($1, $2, $3)',
      [late?.quoteId, customer.userId, late?.claim.keyHash],
    );
    expect(voided).toHaveLength(1);
  });

  it('is refused for a bond of somebody else, of another amount, one that ended, and too early', async () => {
    const { submission } = await buildRenewal();
    const bondId = await storeRenewable();
    const refused = { outcome: 'not-renewable' };

    expect(await submit(await storeRenewable(stranger), submission)).toEqual(refused);
    expect(await submit(bondId, { ...submission, penal_sum_cents: 1_000_001 })).toEqual(refused);
    expect(await submit(bondId, submission, END)).toEqual(refused);
    expect(await submit(bondId, submission, '2030-08-16')).toEqual(refused);
    expect(await submit(randomUUID(), submission)).toEqual(refused);
    expect(await submit(bondId, submission, '2030-08-17')).toMatchObject({ outcome: 'submitted' });
  });

  it('gives the renewal free again when it is withdrawn', async () => {
    const bondId = await storeRenewable();
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    await database.queryAs('service_role', 'select public.withdraw_application($1, $2)', [
      quoteId,
      customer.userId,
    ]);

    expect(await renewalsOf(bondId)).toEqual([{ due: END, status: 'upcoming' }]);
    const again = await buildRenewal();
    expect(await submit(bondId, again.submission)).toMatchObject({ outcome: 'submitted' });
  });

  it('voids no payment of another caller and none that was sent', async () => {
    const bondId = await storeRenewable();
    const { quoteId, claim, submission } = await buildRenewal();
    const voidAs = (userId: string, keyHash: string) =>
      database.queryAs('service_role', 'select public.void_quote_payments($1, $2, $3)', [
        quoteId,
        userId,
        keyHash,
      ]);

    expect(await voidAs(stranger.userId, buildKeyHash())).toEqual([]);
    await submit(bondId, submission);
    expect(await voidAs(customer.userId, claim.keyHash)).toEqual([]);
  });
});

describe('continuing a bond', () => {
  it('keeps number, token and beginning, moves the end, and says when it is due again', async () => {
    const bondId = await storeRenewable();
    const before = await bondOf(bondId);
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    const { outcome, term } = await continueBond(quoteId);

    expect(outcome).toBe('issued');
    expect(term).toMatchObject({ number: 2, starts_on: END, ends_on: '2034-11-15' });
    const { number, verify_token, starts, amount_cents } = before ?? {};
    expect(await bondOf(bondId)).toMatchObject({
      ...{ number, verify_token, starts, amount_cents },
      ...{ status: 'active', ends: '2034-11-15' },
    });
    expect(await renewalsOf(bondId)).toEqual([
      { due: END, status: 'renewed' },
      { due: '2034-11-15', status: 'upcoming' },
    ]);
    const [application] = await database.query(
      `select application.status, payment.status as payment
       from public.applications as application join public.payments as payment on payment.application_id = application.id
       where application.id = $1`,
      [quoteId],
    );
    expect(application).toEqual({ status: 'issued', payment: 'captured' });
    expect(
      await database.query('select 1 from public.bonds where application_id = $1', [quoteId]),
    ).toEqual([]);
  });

  it('yields one term, whoever asks how often', async () => {
    const bondId = await storeRenewable();
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    const answers = await Promise.all(Array.from({ length: 10 }, () => continueBond(quoteId)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer['term']))).size).toBe(1);
    const terms = await database.query('select number from public.bond_terms where bond_id = $1', [
      bondId,
    ]);
    expect(terms).toHaveLength(2);
  });

  it('brings a bond back that expired meanwhile, and tells of it in the history of its application', async () => {
    const origin = await buildRenewal();
    await database.queryAs('service_role', 'select public.submit_application($1::jsonb)', [
      JSON.stringify(origin.submission),
    ]);
    const bondId = await storeBond(database, { ...customer, applicationId: origin.quoteId });
    await database.queryAs(
      'service_role',
      'insert into public.renewals (bond_id, next_due) values ($1, $2)',
      [bondId, END],
    );
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    await database.queryAs('service_role', 'select public.expire_bonds($1, 100000)', [END]);
    expect(await bondOf(bondId)).toMatchObject({ status: 'expired' });

    await continueBond(quoteId);
    expect(await bondOf(bondId)).toMatchObject({ status: 'active', ends: '2034-11-15' });
    const events = await database.query(
      'select kind from public.application_events where application_id = $1 order by id',
      [origin.quoteId],
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['submitted', 'approved', 'bond-expired', 'bond-renewed'],
    ]);
  });

  it('is the only way back for a bond that expired', async () => {
    const bondId = await storeBond(database, { ...customer, status: 'expired' });

    await expect(
      database.queryAs('service_role', `update public.bonds set status = 'active' where id = $1`, [
        bondId,
      ]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('is refused for a bond that was cancelled, without taking the payment', async () => {
    const bondId = await storeRenewable();
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [bondId]);

    expect(await continueBond(quoteId)).toEqual({ outcome: 'not-open' });
    const [payment] = await database.query(
      'select status from public.payments where application_id = $1',
      [quoteId],
    );
    expect(payment).toEqual({ status: 'authorized' });
  });

  it('never makes a second bond', async () => {
    const bondId = await storeRenewable();
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);

    await expect(
      storeBond(database, { ...customer, applicationId: quoteId }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps its first certificate', async () => {
    const bondId = await storeRenewable();
    const { quoteId, submission } = await buildRenewal();
    await submit(bondId, submission);
    await continueBond(quoteId);
    for (const hash of ['a', 'b']) {
      await database.queryAs('service_role', 'select public.store_continuation($1, 2, $2)', [
        bondId,
        hash.repeat(64),
      ]);
    }

    const terms = await database.query(
      'select number, certificate_url, certificate_sha256 from public.bond_terms where bond_id = $1 order by number',
      [bondId],
    );
    expect(terms).toEqual([
      { number: 1, certificate_url: null, certificate_sha256: null },
      {
        number: 2,
        certificate_url: `${bondId}/continuation-2.pdf`,
        certificate_sha256: 'a'.repeat(64),
      },
    ]);
    const papers = await database.queryAs(
      'service_role',
      'select name from private.bond_papers($1)',
      [bondId],
    );
    expect(papers).toEqual([{ name: 'continuation-2' }]);
  });
});

describe('the terms of bonds', () => {
  it('are read by the owner alone, and written by nobody over the API', async () => {
    const bondId = await storeRenewable();
    const read = 'select number from public.bond_terms where bond_id = $1';

    expect(await database.queryAs(customer, read, [bondId])).toEqual([{ number: 1 }]);
    expect(await database.queryAs(stranger, read, [bondId])).toEqual([]);
    await expect(database.queryAs('anon', read, [bondId])).rejects.toMatchObject(DENIED);
    for (const statement of [
      `insert into public.bond_terms (bond_id, number, starts_on, premium_cents) values ($1, 9, '2030-01-01', 1)`,
      'update public.bond_terms set premium_cents = 0 where bond_id = $1',
      'delete from public.bond_terms where bond_id = $1',
    ]) {
      for (const actor of ['anon', customer, 'service_role'] as const) {
        await expect(database.queryAs(actor, statement, [bondId])).rejects.toMatchObject(DENIED);
      }
    }
  });

  it.each([
    'public.submit_renewal(null, null, null, null)',
    'public.continue_bond(null)',
    'public.store_continuation(null, null, null)',
    'public.void_quote_payments(null, null, null)',
    'public.expire_bonds(null, null)',
    'public.remind_of_renewals(null, null, null)',
    'private.add_bond_term(null, null, null, null, null)',
  ])('are made by the functions alone: %s', async (call) => {
    for (const actor of ['anon', customer] as const) {
      await expect(database.queryAs(actor, `select ${call}`)).rejects.toMatchObject(DENIED);
    }
  });
});
