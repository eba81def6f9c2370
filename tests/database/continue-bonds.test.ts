import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_END, renewalHands, type RenewalHands } from '../support/renewal-hands.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let customer: { userId: string };
let stranger: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  stranger = await database.addCustomer();
  hands = renewalHands(database, customer);
});

afterAll(() => database.close());

describe('continuing a bond', () => {
  it('keeps number, token and beginning, moves the end, and says when it is due again', async () => {
    const bondId = await hands.storeRenewable();
    const before = await hands.bondOf(bondId);
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    const { outcome, term } = await hands.continueBond(quoteId);

    expect(outcome).toBe('issued');
    expect(term).toMatchObject({ number: 2, starts_on: BOND_END, ends_on: '2034-11-15' });
    const { number, verify_token, starts, amount_cents } = before ?? {};
    expect(await hands.bondOf(bondId)).toMatchObject({
      ...{ number, verify_token, starts, amount_cents },
      ...{ status: 'active', ends: '2034-11-15' },
    });
    expect(await hands.renewalsOf(bondId)).toEqual([
      { due: BOND_END, status: 'renewed' },
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

  it('is told to the customer with its term', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await hands.continueBond(quoteId);

    const mails = await database.query(
      `select bond_id, data -> 'term' as term from private.notifications where application_id = $1 and kind = 'issued'`,
      [quoteId],
    );
    expect(mails).toEqual([{ bond_id: bondId, term: 2 }]);
  });

  it('yields one term, whoever asks how often', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => hands.continueBond(quoteId)),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer['term']))).size).toBe(1);
    const terms = await database.query('select number from public.bond_terms where bond_id = $1', [
      bondId,
    ]);
    expect(terms).toHaveLength(2);
  });

  it('brings a bond back that expired meanwhile, and tells of it in the history of its application', async () => {
    const origin = await hands.buildRenewal();
    await database.queryAs('service_role', 'select public.submit_application($1::jsonb)', [
      JSON.stringify(origin.submission),
    ]);
    const bondId = await storeBond(database, { ...customer, applicationId: origin.quoteId });
    await database.queryAs(
      'service_role',
      'insert into public.renewals (bond_id, next_due) values ($1, $2)',
      [bondId, BOND_END],
    );
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.queryAs('service_role', 'select public.expire_bonds($1, 100000)', [BOND_END]);
    expect(await hands.bondOf(bondId)).toMatchObject({ status: 'expired' });

    await hands.continueBond(quoteId);
    expect(await hands.bondOf(bondId)).toMatchObject({ status: 'active', ends: '2034-11-15' });
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
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [bondId]);

    expect(await hands.continueBond(quoteId)).toEqual({ outcome: 'not-open' });
    const [payment] = await database.query(
      'select status from public.payments where application_id = $1',
      [quoteId],
    );
    expect(payment).toEqual({ status: 'authorized' });
  });

  it.each([
    ['another amount', 'amount_cents = 1500000, power_limit_cents = 1500000'],
    ['another name', `principal = 'Marisol Reyes'`],
  ])('is refused for a bond that has %s by now, without taking the payment', async (_, change) => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.query(`update public.bonds set ${change} where id = $1`, [bondId]);

    expect(await hands.continueBond(quoteId)).toEqual({ outcome: 'not-open' });
    const payments = await database.query(
      'select status from public.payments where application_id = $1',
      [quoteId],
    );
    expect(payments).toEqual([{ status: 'authorized' }]);
    expect(await hands.bondOf(bondId)).toMatchObject({ ends: BOND_END });
  });

  it('takes capitals and spaces in a name for the same name', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);

    expect(await hands.continueBond(quoteId, ' marisol  OKAFOR')).toMatchObject({
      outcome: 'issued',
    });
  });

  it('never makes a second bond', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);

    await expect(
      storeBond(database, { ...customer, applicationId: quoteId }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps its first certificate', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await hands.continueBond(quoteId);
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
    const bondId = await hands.storeRenewable();
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
