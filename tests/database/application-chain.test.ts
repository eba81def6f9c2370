import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';
import { storeBond } from '../support/stored-bond.ts';

type Row = Record<string, unknown>;

let database: ActorDatabase;
let customer: { userId: string };
let applicationId: string;

beforeAll(async () => {
  database = await openDatabase();
  customer = await database.addCustomer();
});

beforeEach(async () => {
  applicationId = (await storeApplication(database, { ...customer, keyHash: buildKeyHash() }))
    .quoteId;
  for (const note of ['one', 'two', 'three']) await tell(note);
});

afterAll(() => database.close());

const tell = (note: string) =>
  database.queryAs(
    'service_role',
    `insert into public.application_events (application_id, actor, kind, detail, chain_position, prev_hash, hash)
     values ($1, 'system', 'claimed', jsonb_build_object('note', $2::text), 1, repeat('f', 64), repeat('e', 64))`,
    [applicationId, note],
  );

const chain = () =>
  database.query(
    'select * from public.application_events where application_id = $1 order by chain_position',
    [applicationId],
  );

/** Acts as someone with every right to the database, and disables the trigger that refuses changes. */
async function tamper(sql: string, parameters: unknown[] = [applicationId]): Promise<void> {
  await database.query('alter table public.application_events disable trigger user');
  await database.query(sql, parameters);
  await database.query('alter table public.application_events enable trigger user');
}

async function check(): Promise<{ events: number; problems: Row[] }> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.check_application_history() as report',
  );

  return row?.['report'] as { events: number; problems: Row[] };
}

const problemsHere = async () =>
  (await check()).problems
    .filter((problem) => problem['applicationId'] === applicationId)
    .map(({ position, problem }) => `${String(problem)} at ${String(position)}`);

describe('the history of an application', () => {
  it('links each row to the one before, whatever links the caller sends', async () => {
    const rows = await chain();

    expect(rows.map((row) => row['chain_position'])).toEqual([1, 2, 3, 4, 5]);
    expect(rows[0]?.['prev_hash']).toBe('0'.repeat(64));
    for (const [index, row] of rows.slice(1).entries()) {
      expect(row['prev_hash']).toBe(rows[index]?.['hash']);
    }
    expect(await problemsHere()).toEqual([]);
  });

  it('hashes a text that anyone can reproduce', async () => {
    const row = (await chain())[4] ?? {};
    const [moment] = await database.query(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as text
       from public.application_events where id = $1`,
      [row['id']],
    );
    const text = `["${String(row['prev_hash'])}", 5, ${String(row['id'])}, "${applicationId}", "system", null, "claimed", null, null, {"note": "three"}, "${String(moment?.['text'])}"]`;

    expect(row['hash']).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('stays valid when ten events arrive at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => tell(`at once ${index}`)));

    const positions = (await chain()).map((row) => row['chain_position']);
    expect(positions).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(await problemsHere()).toEqual([]);
  });

  it("can't be changed by anyone, including the functions and the owner of the database", async () => {
    for (const sql of [
      `update public.application_events set kind = 'approved' where application_id = $1`,
      'delete from public.application_events where application_id = $1',
    ]) {
      await expect(database.queryAs('service_role', sql, [applicationId])).rejects.toThrow();
      await expect(database.query(sql, [applicationId])).rejects.toThrow('append-only');
    }
    await expect(
      database.queryAs('service_role', 'delete from private.application_chain_heads'),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the check of the history', () => {
  it.each([
    ['an altered reason', `set detail = '{"note": "other"}'`],
    ['an altered moment', `set created_at = created_at - interval '1 microsecond'`],
    ['another actor', `set actor_id = '11111111-1111-4111-8111-111111111111'`],
  ])('finds %s', async (_, change) => {
    await tamper(
      `update public.application_events ${change} where application_id = $1 and chain_position = 3`,
    );

    expect(await problemsHere()).toEqual(['altered at 3']);
  });

  it('finds a row that was altered along with its hash', async () => {
    await tamper(
      `update public.application_events set kind = 'approved'
       where application_id = $1 and chain_position = 3`,
    );
    await tamper(
      `update public.application_events as event set hash = private.hash_event(event)
       where application_id = $1 and chain_position = 3`,
    );

    expect(await problemsHere()).toEqual(['out-of-order at 4']);
  });

  it('finds a missing row in the middle', async () => {
    await tamper(
      'delete from public.application_events where application_id = $1 and chain_position = 3',
    );

    expect(await problemsHere()).toEqual(['missing-before at 3']);
  });

  it('finds two rows that were swapped', async () => {
    await tamper(
      `update public.application_events set chain_position = chain_position + 100
       where application_id = $1 and chain_position in (3, 4)`,
    );
    await tamper(
      `update public.application_events set chain_position = 107 - chain_position
       where application_id = $1 and chain_position > 100`,
    );

    expect(await problemsHere()).toEqual([
      'altered at 3',
      'out-of-order at 3',
      'altered at 4',
      'out-of-order at 4',
      'out-of-order at 5',
    ]);
  });

  it('finds one or all rows missing at the end', async () => {
    await tamper(
      'delete from public.application_events where application_id = $1 and chain_position > 3',
    );
    expect(await problemsHere()).toEqual(['missing-at-end at 4']);

    await tamper('delete from public.application_events where application_id = $1');
    expect(await problemsHere()).toEqual(['missing-at-end at 1']);
  });

  it("finds a rewritten end by comparing it with the bond's signed proof", async () => {
    const bondId = await storeBond(database, { ...customer, applicationId, hasFiles: true });
    const [head] = (await chain()).slice(-1);
    await database.queryAs('service_role', 'select public.store_bond_manifest($1, 0, $2, $3, $4)', [
      bondId,
      JSON.stringify({ history: { events: 5, head: head?.['hash'] } }),
      'A'.repeat(86),
      'test',
    ]);
    expect(await problemsHere()).toEqual([]);

    await tamper(
      'delete from public.application_events where application_id = $1 and chain_position = 5',
    );
    await database.query(
      `update private.application_chain_heads as chain set events = 4, head = event.hash
       from public.application_events as event
       where chain.application_id = $1 and event.application_id = $1 and event.chain_position = 4`,
      [applicationId],
    );
    expect(await problemsHere()).toEqual(['not-as-signed at 5']);
  });

  it('reports how many events it checked', async () => {
    const [counted] = await database.query(
      'select count(*)::integer as events from public.application_events',
    );

    expect((await check()).events).toBe(counted?.['events']);
  });
});
