import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import {
  renewalPriceFactsSchema,
  renewalPriceWords,
} from '../../src/domain/renewals/renewal-price.ts';
import { formatMoney } from '../../src/domain/money.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../support/notary-price.ts';
import { runRemindersAt } from '../support/run-reminders.ts';

const END = '2027-03-01';
const before = (days: number) => addDays(END, -days);

let stack: FunctionsStack;
let customer: { userId: string; token: string };
let bondId: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  customer = await stack.signIn();
});

beforeEach(async () => {
  // Each test adds its own bonds, so the earlier ones must be finished.
  await stack.query(`update public.renewals set status = 'lapsed' where status = 'upcoming'`);
  await stack.query(`update public.bonds set status = 'cancelled' where status = 'active'`);
  bondId = await storeNotaryBond(stack, customer.userId, END);
  await tickFiled(bondId);
});

afterAll(() => stack.stop());

const tickFiled = (bond: string) =>
  stack.query(`insert into public.bond_filing_steps (bond_id, step) values ($1, 'filed')`, [bond]);

/** Runs the function at noon in Hawaii on this day. */
const runOn = (day: string) => runRemindersAt(stack, `${day}T22:00:00Z`);

const mails = (bond = bondId) =>
  stack.query(
    `select kind, data ->> 'daysLeft' as days from private.notifications where bond_id = $1 order by created_at`,
    [bond],
  );

const bondStatus = async (bond = bondId) =>
  (await stack.query('select status from public.bonds where id = $1', [bond]))[0]?.['status'];

describe('renewal-reminders', () => {
  it('sends reminders 60, 30 and 7 days before the end, and none in between', async () => {
    for (const days of [61, 60, 59, 31, 30, 8, 7, 6, 1]) await runOn(before(days));

    expect(await mails()).toEqual(['60', '30', '7'].map((days) => ({ kind: 'renewal_due', days })));
  });

  it("counts days in the agency's time zone, even while Hawaii is a day behind", async () => {
    await runRemindersAt(stack, `${before(30)}T06:00:00Z`);

    expect(await mails()).toEqual([{ kind: 'renewal_due', days: '30' }]);
  });

  it('queues the mail with the price of the next term and that of the last one', async () => {
    await runOn(before(30));
    const [mail] = await stack.query(
      `select data -> 'price' as price from private.notifications where bond_id = $1`,
      [bondId],
    );
    const facts = renewalPriceFactsSchema.parse(mail?.['price']);

    expect(facts).toMatchObject({
      bondId,
      on: before(30),
      termYears: 4,
      last: { premium: NOTARY_PRICE.premium },
    });
    expect(renewalPriceWords(facts)).toEqual([
      `At today’s rates, the next term (4 years) costs ${NOTARY_TOTAL}. Its premium is ${formatMoney(NOTARY_PRICE.premium)}, the same as last time.`,
    ]);
  });

  it('sends nothing when it runs again on the same day', async () => {
    expect(await runOn(before(30))).toEqual({ expired: 0, reminded: 1, askedToFile: 0 });
    expect(await runOn(before(30))).toEqual({ expired: 0, reminded: 0, askedToFile: 0 });
    expect(await mails()).toHaveLength(1);
  });

  it('asks on the third day whether a bond was filed, and never after the tick', async () => {
    await stack.query('delete from public.bond_filing_steps');
    const issued = todayIn('America/New_York', new Date());

    expect(await runOn(addDays(issued, 2))).toMatchObject({ askedToFile: 0 });
    expect(await runOn(addDays(issued, 4))).toMatchObject({ askedToFile: 1 });
    await tickFiled(bondId);
    expect(await runOn(addDays(issued, 12))).toMatchObject({ askedToFile: 0 });
    expect(await mails()).toEqual([{ kind: 'filing_due', days: null }]);
  });

  it('names the office and the day in the mail that asks to file a bond', async () => {
    await stack.query('delete from public.bond_filing_steps');
    const day = addDays(todayIn('America/New_York', new Date()), 4);
    await runOn(day);
    const mail = await stack.query(
      `select data ->> 'obligee' = obligee as names_office, data ->> 'remindedOn' as day
      from private.notifications join public.bonds on bonds.id = bond_id where bond_id = $1`,
      [bondId],
    );

    expect(mail).toEqual([{ names_office: true, day }]);
  });

  it('sends one mail with the remaining days after weeks without a run', async () => {
    await runOn(before(60));
    await runOn(before(4));

    expect(await mails()).toEqual([
      { kind: 'renewal_due', days: '60' },
      { kind: 'renewal_due', days: '4' },
    ]);
  });

  it('skips customers who opted out or have already sent a renewal', async () => {
    await stack.query(
      `insert into public.notification_preferences (user_id, renewal_reminders) values ($1, false)`,
      [customer.userId],
    );
    await runOn(before(30));
    expect(await mails()).toEqual([]);
    await stack.query('delete from public.notification_preferences');

    const started = await storeNotaryBond(stack, customer.userId, END);
    await stack.query(`update public.renewals set status = 'started' where bond_id = $1`, [
      started,
    ]);
    await runOn(before(7));
    expect(await mails(started)).toEqual([]);
  });

  it('expires a bond after its last day, notifies the customer once and lets the renewal lapse', async () => {
    expect(await runOn(before(1))).toEqual({ expired: 0, reminded: 1, askedToFile: 0 });
    expect(await bondStatus()).toBe('active');
    expect(await runOn(END)).toEqual({ expired: 1, reminded: 0, askedToFile: 0 });
    expect(await runOn(END)).toEqual({ expired: 0, reminded: 0, askedToFile: 0 });

    expect(await bondStatus()).toBe('expired');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['renewal_due', 'bond_expired']);
    const renewals = await stack.query('select status from public.renewals where bond_id = $1', [
      bondId,
    ]);
    expect(renewals).toEqual([{ status: 'lapsed' }]);
  });

  it('says in the expiration mail whether we have the renewal', async () => {
    const started = await storeNotaryBond(stack, customer.userId, END);
    await stack.query(`update public.renewals set status = 'started' where bond_id = $1`, [
      started,
    ]);
    await runOn(END);

    const flagOf = (bond: string) =>
      stack.query(
        `select data -> 'isRenewalSent' as flag from private.notifications where bond_id = $1 and kind = 'bond_expired'`,
        [bond],
      );
    expect(await flagOf(started)).toEqual([{ flag: true }]);
    expect(await flagOf(bondId)).toEqual([{ flag: false }]);
  });

  it('sends premium reminders for a continuous bond, which never expires', async () => {
    await stack.query('update public.bonds set expiry_date = null where id = $1', [bondId]);
    for (const days of [61, 60, 59, 30, 7, 0, -1]) await runOn(before(days));

    const data = await stack.query(
      'select kind, data from private.notifications where bond_id = $1 order by created_at',
      [bondId],
    );
    expect(data.map(({ kind }) => kind)).toEqual(Array(3).fill('renewal_due'));
    expect(data[0]?.['data']).toMatchObject({
      premiumDueOn: END,
      daysLeft: 60,
      renewBy: addDays(END, -1),
    });
    expect(data[0]?.['data']).not.toHaveProperty('expiresOn');
    expect(await bondStatus()).toBe('active');
  });

  it('expires a bond that started on a leap day after its term, even a day late', async () => {
    const leapBond = await storeNotaryBond(stack, customer.userId, '2032-02-29');

    await runOn('2032-02-28');
    expect(await bondStatus(leapBond)).toBe('active');
    await runOn('2032-03-04');
    expect(await bondStatus(leapBond)).toBe('expired');
  });

  it('processes more than one batch', async () => {
    await stack.query(
      `insert into public.bonds (
         bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date, expiry_date
       )
       select 'notary', 'TN', 1000000, 15000, 'Marisol Okafor', 'State of Tennessee', 'active', '2023-03-01', $1
       from generate_series(1, 501)`,
      [END],
    );

    expect(await runOn(END)).toMatchObject({ expired: 502 });
  });
});

it('renewal-reminders requires the secret key', async () => {
  for (const options of [{}, { apikey: null }, { token: customer.token }]) {
    expect(await stack.call('renewal-reminders', {}, options)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  }
  expect(await stack.call('renewal-reminders', {}, { apikey: SECRET_KEY })).toMatchObject({
    status: 200,
    body: {
      expired: expect.any(Number),
      reminded: expect.any(Number),
      askedToFile: expect.any(Number),
    },
  });
});
