import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REALTIME_TABLES } from '../../src/domain/operations/service-health.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { hasPostgresServer } from '../support/postgres/native-database.ts';
import { buildKeyHash, storeApplication } from '../support/stored-application.ts';

let database: ActorDatabase;

/** The slot through which Realtime reads the log. The platform adds an end of its own to the name. */
const SLOT = 'supabase_realtime_replication_slot_of_a_test';

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function health(): Promise<Record<string, unknown>> {
  const [facts] = await database.queryAs('service_role', 'select * from public.service_health()');

  return facts ?? {};
}

describe('the facts about the health of the service', () => {
  it('are empty before the first application', async () => {
    expect(await health()).toEqual({
      oldest_unfinished_bond: null,
      oldest_due_mail: null,
      oldest_unsigned_bond: null,
      application_numbers: 0,
      realtime_tables: expect.arrayContaining([...REALTIME_TABLES]),
      realtime_backlog: 0,
    });
  });

  it('name an approved bond that waits to be finished, but not one that the staff must finish', async () => {
    const { userId } = await database.addCustomer();
    const { quoteId } = await storeApplication(database, { userId, keyHash: buildKeyHash() });

    expect(await health()).toMatchObject({
      oldest_unfinished_bond: expect.any(String),
      oldest_due_mail: expect.any(String),
      application_numbers: 1,
    });

    await database.query(
      `update public.applications set needs_hand = 'interrupted' where id = $1`,
      [quoteId],
    );

    expect(await health()).toMatchObject({ oldest_unfinished_bond: null });
  });

  it('name the oldest paper without a signature: a continuation counts from its own day, not from that of its bond', async () => {
    await addSignedBonds(1);
    expect(await unsigned()).toBeNull();

    await database.query(
      `insert into public.bond_terms
         (bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents, certificate_url, certificate_sha256)
       select id, 2, expiry_date, expiry_date + 365, 0, principal, amount_cents, id || '/continuation-2.pdf', repeat('b', 64)
       from public.bonds`,
    );
    expect(await unsigned()).toBe(true);

    await database.query('delete from public.bond_terms');
    await database.query('set session_replication_role = replica');
    await database.query('delete from public.bond_manifests');
    expect(await unsigned()).toBe(false);
  });

  it('name the tables that Realtime sends, exactly those that are agreed', async () => {
    expect((await health())['realtime_tables']).toHaveLength(REALTIME_TABLES.length);

    await database.query('alter publication supabase_realtime add table public.profiles');
    expect((await health())['realtime_tables']).toContain('public.profiles');
    await database.query('alter publication supabase_realtime drop table public.profiles');
  });

  it.runIf(hasPostgresServer())('count the log that Realtime has not read', async () => {
    await database.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [SLOT]);
    try {
      await database.query(`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`);

      expect(Number((await health())['realtime_backlog'])).toBeGreaterThan(1_000_000);
    } finally {
      await database.query('select pg_drop_replication_slot($1)', [SLOT]);
    }
    expect((await health())['realtime_backlog']).toBe(0);
  });

  it('come quickly from many bonds, because anyone may ask', async () => {
    await addSignedBonds(1000);
    const before = performance.now();
    await health();

    expect(performance.now() - before).toBeLessThan(1000);
  });
});

/** Whether the oldest unsigned paper is of today. Null if there is none. */
async function unsigned(): Promise<boolean | null> {
  const oldest = (await health())['oldest_unsigned_bond'];

  return oldest === null ? null : Date.now() - Date.parse(String(oldest)) < 60_000;
}

/** Add signed bonds that were issued a year ago, in place of those from before. */
async function addSignedBonds(count: number): Promise<void> {
  await database.query('set session_replication_role = replica'); // only the facts that the function reads
  await database.query('delete from public.bonds');
  await database.query(
    `insert into public.bonds (
       number, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status, effective_date,
       expiry_date, power_limit_cents, verify_token, issued_at
     )
     select
       'MSB-' || lpad(n::text, 8, '0'), 'notary', 'TN', 1000000, 15000, 'Ada Byrd', 'State of Tennessee', 'active',
       '2026-01-01', '2030-01-01', 1000000, lpad(n::text, 32, '0'), now() - interval '1 year'
     from generate_series(1, $1::integer) as n`,
    [count],
  );
  await database.query(
    `update public.bonds set pdf_url = id || '/bond.pdf', pdf_sha256 = repeat('a', 64)`,
  );
  await database.query(
    `insert into public.bond_manifests (bond_id, revision, manifest, signature, key_id, created_at)
     select
       id, 1,
       jsonb_build_object(
         'principal', principal, 'obligee', obligee, 'penalSumCents', amount_cents, 'expiryDate', expiry_date,
         'papers', '["bond"]'::jsonb
       )::text,
       repeat('a', 86), 'key', issued_at
     from public.bonds`,
  );
  await database.query('set session_replication_role = origin');
}
