import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase, type SignedIn } from '../support/actor-database.ts';
import { signInWithPassword, signInWithSecondFactor } from '../support/staff-actor.ts';

let database: ActorDatabase;
let thief: SignedIn;
let owner: SignedIn;
const draft = randomUUID();

beforeAll(async () => {
  database = await openDatabase();
  const customer = await database.addCustomer();
  thief = await signInWithPassword(database, customer);
  await database.queryAs(thief, 'insert into public.applications (id) values ($1)', [draft]);
  await database.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
    [customer.userId],
  );
  owner = await signInWithSecondFactor(database, customer);
});

afterAll(() => database.close());

const countOf = async (actor: SignedIn, table: string) =>
  (await database.queryAs(actor, `select 1 from ${table}`)).length;

describe('an account with a second factor', () => {
  it('is open after the second factor', async () => {
    expect(await countOf(owner, 'public.applications')).toBe(1);
    expect(await countOf(owner, 'public.profiles')).toBe(1);
  });

  it('is closed to a session with only the password', async () => {
    expect(await countOf(thief, 'public.applications')).toBe(0);
    expect(await countOf(thief, 'public.profiles')).toBe(0);
    await expect(
      database.queryAs(thief, 'insert into public.applications (id) values ($1)', [randomUUID()]),
    ).rejects.toMatchObject({ code: '42501' });
    expect(
      await database.changeAs(thief, "update public.profiles set first_name = 'Eve' where true"),
    ).toBe(0);
    expect(await database.changeAs(thief, 'delete from public.applications where true')).toBe(0);
    expect(await countOf(owner, 'public.applications')).toBe(1);
  });

  it("doesn't require a factor that was never confirmed", async () => {
    const beginner = await signInWithPassword(database, await database.addCustomer());
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now())`,
      [beginner.userId],
    );

    expect(await countOf(beginner, 'public.profiles')).toBe(1);
  });
});

it('every table for signed-in users requires the second factor, and so do files', async () => {
  const open = await database.query(
    `select distinct schemaname, tablename from pg_policies as opening
     where permissive = 'PERMISSIVE' and (schemaname = 'public' or tablename = 'objects')
       and 'authenticated' = any (roles) and not 'anon' = any (roles)
       and not exists (
         select 1 from pg_policies as narrowing
         where narrowing.schemaname = opening.schemaname and narrowing.tablename = opening.tablename
           and permissive = 'RESTRICTIVE' and qual like '%has_open_session%'
       )`,
  );

  expect(open).toEqual([]);
});
