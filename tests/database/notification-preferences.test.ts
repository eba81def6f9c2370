import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_MAIL_DATA } from '../support/letter-data.ts';
import { buildKeyHash, storeApplication, storeUnderReview } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

const DENIED = { code: '42501' };

let database: ActorDatabase;
let customer: { userId: string };
let bondId: string;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
  bondId = await storeBond(database, customer);
});

beforeEach(() => database.query('delete from private.notifications'));

afterAll(() => database.close());

async function enqueue(key: string, kind = 'bond_expired', bond = bondId): Promise<void> {
  await database.queryAs(
    'service_role',
    'select private.enqueue_notification($1, null, $2, null, null, $3, $4)',
    [kind, bond, key, BOND_MAIL_DATA],
  );
}

function claim() {
  return database.queryAs('service_role', 'select * from public.claim_notifications(10, 300, 8)');
}

async function isQueued(key: string): Promise<boolean> {
  const rows = await database.query('select 1 from private.notifications where dedupe_key = $1', [
    key,
  ]);

  return rows.length > 0;
}

describe('an unwanted reminder', () => {
  it('is dropped when it is due if the account turned reminders off meanwhile', async () => {
    await enqueue('reminder', 'renewal_due');
    await enqueue('expired');
    await database.queryAs(
      customer,
      'insert into public.notification_preferences (renewal_reminders) values (false)',
    );

    expect(await claim()).toMatchObject([{ kind: 'bond_expired' }]);
    expect(await isQueued('reminder')).toBe(false);
    await database.query('delete from public.notification_preferences');
  });

  it("can be turned off with its bond's link, for the whole account and every repetition", async () => {
    const off = () =>
      database.queryAs('service_role', 'select public.turn_reminders_off($1) as done', [bondId]);

    expect(await off()).toEqual([{ done: true }]);
    expect(await off()).toEqual([{ done: true }]);
    expect(
      await database.queryAs(
        customer,
        'select renewal_reminders from public.notification_preferences',
      ),
    ).toEqual([{ renewal_reminders: false }]);
    await database.query('delete from public.notification_preferences');
  });

  it("can be turned off with its bond's link for an address without an account", async () => {
    const orphan = await storeBond(database);
    const remind = (key: string) =>
      database.queryAs(
        'service_role',
        `select private.enqueue_notification('renewal_due', null, $1, null, 'Some@one.example', $2, $3)`,
        [orphan, key, BOND_MAIL_DATA],
      );
    await remind('first');

    await database.queryAs('service_role', 'select public.turn_reminders_off($1)', [orphan]);
    await remind('second');

    expect(await claim()).toEqual([]);
    expect(await isQueued('second')).toBe(false);
  });

  it('stays turned off when its address gets an account, until the account turns it on', async () => {
    const owner = await database.addCustomer();
    const [account] = await database.query('select email from auth.users where id = $1', [
      owner.userId,
    ]);
    await database.query(
      `insert into private.reminder_opt_outs (email, created_at) values ($1, now() - interval '1 day')`,
      [account?.['email']],
    );
    const wanted = async () =>
      (
        await database.queryAs('service_role', 'select private.wants_reminders($1, $2) as wanted', [
          owner.userId,
          account?.['email'],
        ])
      )[0]?.['wanted'];
    expect(await wanted()).toBe(false);

    // After the bond is claimed, the account page shows the choice made for the address.
    const bond = await storeBond(database);
    await database.query('update public.bonds set user_id = $2 where id = $1', [
      bond,
      owner.userId,
    ]);
    expect(
      await database.queryAs(
        owner,
        'select renewal_reminders from public.notification_preferences',
      ),
    ).toEqual([{ renewal_reminders: false }]);
    expect(await wanted()).toBe(false);

    await database.queryAs(
      owner,
      'update public.notification_preferences set renewal_reminders = true',
    );
    expect(await wanted()).toBe(true);
  });

  it("stays on after an unknown bond's link", async () => {
    const [row] = await database.queryAs(
      'service_role',
      'select public.turn_reminders_off(gen_random_uuid()) as done',
    );

    expect(row).toEqual({ done: false });
  });
});

describe('resending the confirmation', () => {
  const mailAgain = async (id: string) => {
    const [row] = await database.queryAs(
      'service_role',
      'select public.mail_confirmation($1) as answer',
      [id],
    );

    return (row?.['answer'] as { outcome: string }).outcome;
  };
  const copiesOf = async (id: string) =>
    database.query(
      `select recipient, data, dedupe_key from private.notifications where application_id = $1 and kind = 'received'`,
      [id],
    );
  /** Marks all mails as sent long ago. */
  const passMinutes = (minutes: number) =>
    database.query(
      `update private.notifications
       set status = 'sent', sent_at = now(), created_at = created_at - make_interval(mins => $1)`,
      [minutes],
    );

  it('uses the original address, and creates one mail however often the button is pressed', async () => {
    const id = await storeUnderReview(database, customer);
    expect(await mailAgain(id)).toBe('on-its-way');
    expect(await copiesOf(id)).toHaveLength(1);

    await passMinutes(2);
    expect([await mailAgain(id), await mailAgain(id)]).toEqual(['queued', 'on-its-way']);

    const [first, copy, ...more] = await copiesOf(id);
    expect(more).toEqual([]);
    expect({ ...copy, dedupe_key: '' }).toEqual({ ...first, dedupe_key: '' });
  });

  it('is allowed three times a day, and again the next day', async () => {
    const id = await storeUnderReview(database, customer);
    for (const outcome of ['queued', 'queued', 'queued', 'rate-limited']) {
      await passMinutes(2);
      expect(await mailAgain(id)).toBe(outcome);
    }
    expect(await copiesOf(id)).toHaveLength(4);

    await passMinutes(24 * 60);
    expect(await mailAgain(id)).toBe('queued');
    expect(await copiesOf(id)).toHaveLength(5);
  });

  it('is refused for an application that was never mailed about', async () => {
    const { quoteId } = await storeApplication(database, { keyHash: buildKeyHash() });

    expect(await mailAgain(quoteId)).toBe('not-found');
  });
});

describe('preferences', () => {
  it('can be read and set only by their owner', async () => {
    const stranger = await database.addCustomer();
    const read = 'select user_id from public.notification_preferences';
    await database.queryAs(
      customer,
      `insert into public.notification_preferences (user_id, renewal_reminders) values ($1, false)
       on conflict (user_id) do update set user_id = excluded.user_id, renewal_reminders = excluded.renewal_reminders`,
      [customer.userId],
    );

    expect(await database.queryAs(customer, read)).toEqual([{ user_id: customer.userId }]);
    expect(await database.queryAs(stranger, read)).toEqual([]);
    expect(
      await database.changeAs(
        stranger,
        'update public.notification_preferences set renewal_reminders = true',
      ),
    ).toBe(0);
    await expect(
      database.queryAs(
        stranger,
        'insert into public.notification_preferences (user_id, renewal_reminders) values ($1, false)',
        [customer.userId],
      ),
    ).rejects.toMatchObject(DENIED);
    for (const [actor, statement] of [
      ['anon', read],
      [customer, 'delete from public.notification_preferences'],
      [customer, `update public.notification_preferences set updated_at = '2020-01-01'`],
      [customer, 'select * from private.reminder_opt_outs'],
      [customer, `select public.turn_reminders_off('${bondId}')`],
      [customer, 'select * from public.claim_notifications(1, 1, 1)'],
    ] as const) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
  });
});
