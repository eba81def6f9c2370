import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates.ts';
import { createDependencies } from '../../supabase/functions/_shared/dependencies.ts';
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts';
import { createHandler } from '../../supabase/functions/renewal-reminders/handler.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../supabase/local/keys.ts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { storeNotaryBond } from '../support/renewable-bond.ts';
import { OTHER_VARIABLES } from '../support/function-variables.ts';

const KEY = 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=';
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
  // Every test has the bonds it makes, and nothing is left to do for those of the test before.
  await stack.query(`update public.renewals set status = 'lapsed' where status = 'upcoming'`);
  await stack.query(`update public.bonds set status = 'cancelled' where status = 'active'`);
  bondId = await storeNotaryBond(stack, customer.userId, END);
});

afterAll(() => stack.stop());

/** Run the function at noon in Hawaii of a day. */
const runOn = (day: string) => runAt(`${day}T22:00:00Z`);

/** Run the function in this process, whose clock can be set. */
async function runAt(moment: string): Promise<unknown> {
  const dependencies = await createDependencies(
    readEnvironment({
      SUPABASE_URL: stack.apiUrl,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
      SEALING_KEYS: JSON.stringify({ test: KEY }),
      SEALING_KEY_ID: 'test',
      CALLER_HASH_KEY: KEY,
      ...OTHER_VARIABLES,
    }),
  );
  const handle = createHandler({ ...dependencies, now: () => new Date(moment) });
  const response = await handle(
    new Request('http://functions.local/', {
      method: 'POST',
      headers: {
        apikey: SECRET_KEY,
        'content-type': 'application/json',
        'cf-connecting-ip': freshAddress(),
      },
      body: '{}',
    }),
  );

  return response.json();
}

const mails = (bond = bondId) =>
  stack.query(
    `select kind, data ->> 'daysLeft' as days from private.notifications where bond_id = $1 order by created_at`,
    [bond],
  );

const bondStatus = async (bond = bondId) =>
  (await stack.query('select status from public.bonds where id = $1', [bond]))[0]?.['status'];

describe('renewal-reminders', () => {
  it('reminds on the 60th, the 30th and the 7th day before the end, and of nothing in between', async () => {
    for (const days of [61, 60, 59, 31, 30, 8, 7, 6, 1]) await runOn(before(days));

    expect(await mails()).toEqual(['60', '30', '7'].map((days) => ({ kind: 'renewal_due', days })));
  });

  it('counts the days from our own day, also while it is the day before in Hawaii', async () => {
    await runAt(`${before(30)}T06:00:00Z`);

    expect(await mails()).toEqual([{ kind: 'renewal_due', days: '30' }]);
  });

  it('sends nothing when it runs again on the same day', async () => {
    expect(await runOn(before(30))).toEqual({ expired: 0, reminded: 1 });
    expect(await runOn(before(30))).toEqual({ expired: 0, reminded: 0 });
    expect(await mails()).toHaveLength(1);
  });

  it('sends one mail with the days that are left when it did not run for weeks', async () => {
    await runOn(before(60));
    await runOn(before(4));

    expect(await mails()).toEqual([
      { kind: 'renewal_due', days: '60' },
      { kind: 'renewal_due', days: '4' },
    ]);
  });

  it('reminds nobody who does not want it or has sent a renewal', async () => {
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

  it('ends a bond when its last day is over, says so once, and lets its renewal lapse', async () => {
    expect(await runOn(before(1))).toEqual({ expired: 0, reminded: 1 });
    expect(await bondStatus()).toBe('active');
    expect(await runOn(END)).toEqual({ expired: 1, reminded: 0 });
    expect(await runOn(END)).toEqual({ expired: 0, reminded: 0 });

    expect(await bondStatus()).toBe('expired');
    expect((await mails()).map(({ kind }) => kind)).toEqual(['renewal_due', 'bond_expired']);
    const renewals = await stack.query('select status from public.renewals where bond_id = $1', [
      bondId,
    ]);
    expect(renewals).toEqual([{ status: 'lapsed' }]);
  });

  it('says of a bond that ended whether its renewal is with us', async () => {
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

  it('reminds of the premium of a bond without an end, which never expires', async () => {
    await stack.query('update public.bonds set expiry_date = null where id = $1', [bondId]);
    for (const days of [61, 60, 59, 30, 7, 0, -1]) await runOn(before(days));

    const data = await stack.query(
      'select kind, data from private.notifications where bond_id = $1 order by created_at',
      [bondId],
    );
    expect(data.map(({ kind }) => kind)).toEqual(Array(3).fill('renewal_due'));
    expect(data[0]?.['data']).toMatchObject({ premiumDueOn: END, daysLeft: 60 });
    expect(data[0]?.['data']).not.toHaveProperty('expiresOn');
    expect(await bondStatus()).toBe('active');
  });

  it('ends a bond that began on a leap day after its term, and makes a missed day good', async () => {
    const leapBond = await storeNotaryBond(stack, customer.userId, '2032-02-29');

    await runOn('2032-02-28');
    expect(await bondStatus(leapBond)).toBe('active');
    await runOn('2032-03-04');
    expect(await bondStatus(leapBond)).toBe('expired');
  });

  it('takes more than one batch', async () => {
    await stack.query(
      `insert into public.bonds (
         bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date, expiry_date
       )
       select 'notary', 'TX', 1000000, 15000, 'Marisol Okafor', 'State of Texas', 'active', '2023-03-01', $1
       from generate_series(1, 501)`,
      [END],
    );

    expect(await runOn(END)).toMatchObject({ expired: 502 });
  });
});

it('opens to the secret key alone', async () => {
  for (const options of [{}, { apikey: null }, { token: customer.token }]) {
    expect(await stack.call('renewal-reminders', {}, options)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  }
  expect(await stack.call('renewal-reminders', {}, { apikey: SECRET_KEY })).toMatchObject({
    status: 200,
    body: { expired: expect.any(Number), reminded: expect.any(Number) },
  });
});
