import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff, openApplication, type StaffActor } from '../support/staff-actor.ts';
import { storeUnderReview } from '../support/stored-application.ts';

let database: ActorDatabase;
let admin: StaffActor;
let underwriter: StaffActor;

beforeAll(async () => {
  database = await openDatabase();
  admin = await addStaff(database, 'Calvin Ward', 'admin');
  underwriter = await addStaff(database, 'Dana Whitfield');
});

afterAll(() => database.close());

const rename = (actor: Actor & { userId: string }, column: string, name: string | null) =>
  database.changeAs(actor, `update public.profiles set ${column} = $2 where id = $1`, [
    actor.userId,
    name,
  ]);

async function entries(filters: object): Promise<Record<string, unknown>[]> {
  const [row] = await database.queryAs(admin, 'select public.access_log($1::jsonb) as log', [
    JSON.stringify(filters),
  ]);

  return (row?.['log'] as { entries: Record<string, unknown>[] }).entries;
}

describe('the name of a member of the staff', () => {
  it.each([
    ['display_name', 'The operator of the site'],
    ['display_name', null],
    ['first_name', 'The operator'],
    ['last_name', 'of the site'],
  ])("can't be changed by the staff member: %s to %s", async (column, name) => {
    await expect(rename(underwriter, column, name)).rejects.toMatchObject({
      code: '42501',
      hint: 'name-locked',
    });
  });

  it('stays the same when the phone number changes, and the functions can correct it', async () => {
    expect(await rename(underwriter, 'phone', '8035550100')).toBe(1);
    const correct = 'update public.profiles set display_name = $2 where id = $1';
    expect(
      await database.changeAs('service_role', correct, [underwriter.userId, 'Dana Whitfield']),
    ).toBe(1);
  });

  it('can be changed by a customer without a role', async () => {
    const customer = await database.addCustomer();

    expect(await rename(customer, 'display_name', 'Ann Okoye')).toBe(1);
  });
});

describe('a name', () => {
  it.each([
    ['that turns the direction of writing', 'Ann\u202egnp'],
    ['with a sign without width', 'An\u200bn'],
    ['with a control', 'Ann\u0007'],
    ['of two lines', 'Ann\nAdministrator'],
    ['with a tab', 'Ann\tWard'],
  ])('%s is refused to everyone', async (_, name) => {
    const customer = await database.addCustomer();
    for (const column of ['display_name', 'first_name', 'last_name', 'phone']) {
      await expect(rename(customer, column, name)).rejects.toMatchObject({ code: '23514' });
    }
  });

  it("with such characters doesn't block sign-up, but is left out", async () => {
    const [row] = await database.query(
      `with made as (
         insert into auth.users (id, email, raw_user_meta_data)
         values (gen_random_uuid(), gen_random_uuid() || '@example.com', $1)
         returning id
       )
       select id from made`,
      [JSON.stringify({ first_name: 'An\u200bn', last_name: 'Okoye', name: 'A\nB' })],
    );

    expect(
      await database.query(
        'select first_name, last_name, display_name from public.profiles where id = $1',
        [row?.['id']],
      ),
    ).toEqual([{ first_name: null, last_name: 'Okoye', display_name: null }]);
  });
});

describe('the access log', () => {
  it("shows each read with the reader's name and address at that time", async () => {
    const reader = await addStaff(database, 'Ines Prado');
    const id = await storeUnderReview(database, await database.addCustomer());
    await openApplication(database, reader, id);
    await database.query(`update public.profiles set display_name = 'Somebody' where id = $1`, [
      reader.userId,
    ]);
    await database.query(`update auth.users set email = 'new-' || email where id = $1`, [
      reader.userId,
    ]);

    const [entry] = await entries({ kind: 'application-read', person: reader.userId });
    expect(entry).toMatchObject({
      actor_id: reader.userId,
      actor_name: 'Ines Prado',
      application_id: id,
    });
    expect(entry?.['actor_email']).not.toMatch(/^new-/);
    expect(await entries({ kind: 'document-opened', person: reader.userId })).toEqual([]);
  });

  it('shows whose sessions an admin ended', async () => {
    const { userId } = await database.addCustomer();
    await database.queryAs(admin, 'select public.end_sessions_of($1)', [userId]);

    expect(await entries({ kind: 'sessions-ended', person: userId })).toMatchObject([
      { actor_name: 'Calvin Ward', subject_id: userId },
    ]);
  });

  it('reads only a few records for a page, whatever the filter', async () => {
    await database.query(
      `insert into private.staff_reads (reader_id, kind, application_id, day, read_at)
       select $1, 'application-read', gen_random_uuid(), '2026-01-01', now() - number * interval '1 second'
       from generate_series(1, 20000) as number`,
      [underwriter.userId],
    );
    await database.query('analyze private.staff_reads');

    for (const filters of [
      {},
      { person: underwriter.userId },
      { kind: 'application-read' },
      { before: { at: new Date().toISOString(), key: '~' } },
    ]) {
      const [page] = await database.queryAs(
        admin,
        `with page as materialized (select public.access_log($1::jsonb) -> 'entries' as entries)
         select
           jsonb_array_length(page.entries) as shown,
           (
             select seq_tup_read + idx_tup_fetch
             from pg_stat_xact_user_tables where relname = 'staff_reads' and page.entries is not null
           )::int as read
         from page`,
        [JSON.stringify(filters)],
      );
      expect(page).toMatchObject({ shown: 26 });
      expect(page?.['read']).toBeGreaterThan(0);
      expect(page?.['read']).toBeLessThan(1_000);
    }
  });
});
