import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_END, renewalHands, type RenewalHands } from '../support/renewal-actions.ts';
import { storeBond } from '../support/stored-bond.ts';

let database: ActorDatabase;
let customer: { userId: string };
let hands: RenewalHands;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  hands = renewalHands(database, customer);
});

afterAll(() => database.close());

describe('continuing a bond', () => {
  it('keeps the number, token and start date, moves the end date and plans the next renewal', async () => {
    const bondId = await hands.storeRenewable();
    const before = await hands.bondOf(bondId);
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    const { outcome, term } = await hands.continueBond(quoteId);

    expect(outcome).toBe('issued');
    expect(term).toMatchObject({ number: 2, starts_on: BOND_END, ends_on: '2034-11-15' });
    const { number, verify_token, starts, amount_cents } = before ?? {};
    expect(await hands.bondOf(bondId)).toMatchObject({
      number,
      verify_token,
      starts,
      amount_cents,
      status: 'active',
      ends: '2034-11-15',
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

  it('takes the rate plan of the renewal, and leaves the first term with its own', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, { ...submission, rate_plan: 'standard', rate_plan_version: 7 });
    await hands.continueBond(quoteId);

    expect(
      await database.query(
        `select term.number, term.rate_plan_version as of_term, bond.rate_plan_version as of_bond
         from public.bond_terms as term join public.bonds as bond on bond.id = term.bond_id
         where bond.id = $1 order by term.number`,
        [bondId],
      ),
    ).toEqual([
      { number: 1, of_term: null, of_bond: 7 },
      { number: 2, of_term: 7, of_bond: 7 },
    ]);
  });

  it('creates one term, however often it is called', async () => {
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

  it('reactivates a bond that expired meanwhile, and records it in the history of its application', async () => {
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
      'submitted',
      'approved',
      'bond-expired',
      'bond-renewed',
    ]);
  });

  it('is the only way to reactivate an expired bond', async () => {
    const bondId = await storeBond(database, { ...customer, status: 'expired' });

    await expect(
      database.queryAs('service_role', `update public.bonds set status = 'active' where id = $1`, [
        bondId,
      ]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('is refused for a cancelled bond, and captures no payment', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.query(`update public.bonds set status = 'cancelled' where id = $1`, [bondId]);

    expect(await hands.continueBond(quoteId)).toEqual({ outcome: 'not-possible' });
    const [payment] = await database.query(
      'select status from public.payments where application_id = $1',
      [quoteId],
    );
    expect(payment).toEqual({ status: 'authorized' });
  });

  it.each([
    ['another amount', 'amount_cents = 1500000, power_limit_cents = 1500000'],
    ['another name', `principal = 'Marisol Reyes'`],
  ])('is refused if the bond now has %s, and captures no payment', async (_, change) => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);
    await database.query(`update public.bonds set ${change} where id = $1`, [bondId]);

    expect(await hands.continueBond(quoteId)).toEqual({ outcome: 'not-possible' });
    const payments = await database.query(
      'select status from public.payments where application_id = $1',
      [quoteId],
    );
    expect(payments).toEqual([{ status: 'authorized' }]);
    expect(await hands.bondOf(bondId)).toMatchObject({ ends: BOND_END });
  });

  it('ignores case and spaces when it compares names', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);

    expect(await hands.continueBond(quoteId, ' marisol  OKAFOR')).toMatchObject({
      outcome: 'issued',
    });
  });

  it('never creates a second bond', async () => {
    const bondId = await hands.storeRenewable();
    const { quoteId, submission } = await hands.buildRenewal();
    await hands.submit(bondId, submission);

    await expect(
      storeBond(database, { ...customer, applicationId: quoteId }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('keeps the first certificate', async () => {
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
