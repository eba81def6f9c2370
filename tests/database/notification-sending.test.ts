import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { BOND_MAIL_DATA } from '../support/letter-data.ts';
import { storeBond } from '../support/stored-bond.ts';

const LEASE_SECONDS = 300;

/** Seconds that may pass between two calls on a busy machine. */
const SLACK_SECONDS = 30;

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

function claim(most = 10, maxAttempts = 8) {
  return database.queryAs('service_role', 'select * from public.claim_notifications($1, $2, $3)', [
    most,
    LEASE_SECONDS,
    maxAttempts,
  ]);
}

async function settle(mail: Record<string, unknown> | undefined, result: string, wait?: number) {
  const [row] = await database.queryAs(
    'service_role',
    'select public.settle_notification($1, $2, $3, $4, $5) as settled',
    [mail?.['id'], mail?.['attempts'], result, wait ?? null, result === 'sent' ? null : 'broken'],
  );

  return row?.['settled'];
}

async function stateOf(key: string): Promise<Record<string, unknown> | undefined> {
  const [row] = await database.query(
    `select status, attempts, last_error, sent_at is not null as "isSent",
       (ceil(extract(epoch from next_attempt_at - now()) / $2) * $2)::integer as seconds
     from private.notifications where dedupe_key = $1`,
    [key, SLACK_SECONDS],
  );

  return row;
}

/** Moves all mails into the past. */
function wait(seconds: number) {
  return database.query(
    'update private.notifications set next_attempt_at = next_attempt_at - make_interval(secs => $1)',
    [seconds],
  );
}

describe('a mail that is due', () => {
  it('is taken by one sender for the length of the lease', async () => {
    await enqueue('one');

    expect(await claim()).toMatchObject([
      { kind: 'bond_expired', bond_id: bondId, data: BOND_MAIL_DATA, attempts: 1 },
    ]);
    expect(await claim()).toEqual([]);
    expect(await stateOf('one')).toMatchObject({ status: 'sending', seconds: LEASE_SECONDS });
  });

  it('goes to different senders, oldest first', async () => {
    for (const key of ['a', 'b', 'c']) await enqueue(key);
    await database.query(
      `update private.notifications set next_attempt_at = now() - interval '1 hour' where dedupe_key = 'c'`,
    );

    const first = await claim(1);
    const second = await claim(5);

    expect(await stateOf('c')).toMatchObject({ status: 'sending' });
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(2);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(3);
  });

  it('is skipped while another sender takes it', async () => {
    const [row] = await database.query(
      `select prosrc from pg_proc where proname = 'claim_notifications'`,
    );

    expect(row?.['prosrc']).toContain('for update skip locked');
  });

  it('is found through an index of waiting mails', async () => {
    const [indexed] = await database.query(
      `select indexdef from pg_indexes where indexname = 'notifications_due_idx'`,
    );

    expect(indexed?.['indexdef']).toContain('(next_attempt_at) WHERE');
  });

  it('of a crashed sender is taken again after the lease, not earlier', async () => {
    await enqueue('lost');
    await claim();

    await wait(LEASE_SECONDS - SLACK_SECONDS);
    expect(await claim()).toEqual([]);
    await wait(SLACK_SECONDS);
    expect(await claim()).toMatchObject([{ attempts: 2 }]);
  });

  it('is given up after the last attempt if every sender crashed', async () => {
    await enqueue('deadly');
    await claim(10, 1);
    await wait(LEASE_SECONDS);

    expect(await claim(10, 1)).toEqual([]);
    expect(await stateOf('deadly')).toMatchObject({ status: 'failed', last_error: 'sender-lost' });
  });
});

describe('the result of a mail', () => {
  it('"sent" means that it is never taken again', async () => {
    await enqueue('sent');
    const [mail] = await claim();

    expect(await settle(mail, 'sent')).toBe(true);
    expect(await stateOf('sent')).toMatchObject({ status: 'sent', isSent: true, last_error: null });
    await wait(1_000_000);
    expect(await claim()).toEqual([]);
  });

  it('"retry" means that it is taken after the wait, not earlier', async () => {
    await enqueue('again');
    const [mail] = await claim();

    await settle(mail, 'retry', 60);

    expect(await stateOf('again')).toMatchObject({
      status: 'queued',
      seconds: 60,
      last_error: 'broken',
    });
    expect(await claim()).toEqual([]);
    await wait(60);
    expect(await claim()).toHaveLength(1);
  });

  it('"not tried" means that it waits without using up an attempt', async () => {
    await enqueue('untried');
    const [mail] = await claim();

    expect(await settle(mail, 'untried', 60)).toBe(true);
    expect(await settle(mail, 'untried', 60)).toBe(false);

    expect(await stateOf('untried')).toMatchObject({ status: 'queued', attempts: 0, seconds: 60 });
    await wait(60);
    expect(await claim()).toMatchObject([{ attempts: 1 }]);
  });

  it('"failed" keeps the mail for inspection', async () => {
    await enqueue('failed');
    const [mail] = await claim();

    await settle(mail, 'failed');
    await wait(1_000_000);

    expect(await claim()).toEqual([]);
    expect(await stateOf('failed')).toMatchObject({ status: 'failed', isSent: false });
  });

  it('is refused from a sender that lost the lease', async () => {
    await enqueue('late');
    const [late] = await claim();
    await wait(LEASE_SECONDS);
    const [mail] = await claim();

    expect(await settle(late, 'retry', 60)).toBe(false);
    expect(await settle(mail, 'sent')).toBe(true);
    expect(await settle(late, 'failed')).toBe(false);
    expect(await stateOf('late')).toMatchObject({ status: 'sent' });
  });

  it('has four possible values', async () => {
    await enqueue('odd');
    const [mail] = await claim();

    for (const [result, seconds] of [
      ['lost', undefined],
      ['retry', undefined],
      ['untried', undefined],
      ['sent', 5],
    ] as const) {
      await expect(settle(mail, result, seconds)).rejects.toThrow('A mail cannot end as');
    }
  });
});

describe('the schedule', () => {
  beforeAll(async () => {
    // This database lacks two parts of the platform: Vault's view, and the function that sends HTTP requests.
    await database.query('create schema vault');
    await database.query('create table vault.decrypted_secrets (name text, decrypted_secret text)');
    await database.query('create schema net');
    await database.query(
      'create table net.called (url text, headers jsonb, body jsonb, timeout int)',
    );
    await database.query(
      `create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds int) returns bigint language sql as
       $$ insert into net.called values ($1, $3, $2, $4) returning 1 $$`,
    );
  });

  it('calls the function with the key from Vault only while a mail is due', async () => {
    const run = () => database.query('select private.call_send_notifications()');
    await run();
    await enqueue('due');
    await expect(run()).rejects.toThrow('Vault lacks functions_url or notifications_key');

    await database.query(
      `insert into vault.decrypted_secrets values
         ('functions_url', 'https://project.example/functions/v1'), ('notifications_key', 'sb_secret_mail')`,
    );
    await run();
    await claim();
    await run();

    expect(await database.query('select * from net.called')).toEqual([
      {
        url: 'https://project.example/functions/v1/send-notifications',
        headers: { apikey: 'sb_secret_mail', 'content-type': 'application/json' },
        body: {},
        timeout: 150_000,
      },
    ]);
  });
});
