import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Actor, type ActorDatabase } from '../support/actor-database.ts';

type Customer = { userId: string };

let database: ActorDatabase;
let owner: Customer;
let stranger: Customer;

beforeAll(async () => {
  database = await openDatabase();
  owner = await database.addCustomer();
  stranger = await database.addCustomer();
});

afterAll(() => database.close());

const DENIED = { code: '42501' };

async function signUp(metadata: unknown): Promise<Record<string, unknown> | undefined> {
  const id = randomUUID();
  await database.query(
    'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)',
    [id, `${id}@example.com`, JSON.stringify(metadata)],
  );
  const [profile] = await database.query('select * from public.profiles where id = $1', [id]);

  return profile;
}

describe('a new user', () => {
  it('has a profile with the names given at sign-up', async () => {
    expect(await signUp({ first_name: ' Ada ', last_name: 'Lovelace' })).toMatchObject({
      first_name: 'Ada',
      last_name: 'Lovelace',
      display_name: null,
      phone: null,
    });
  });

  it('gets the name that single sign-on sent', async () => {
    expect(await signUp({ name: 'Ada Lovelace' })).toMatchObject({ display_name: 'Ada Lovelace' });
    expect(await signUp({ name: 'ada', full_name: 'Ada L.' })).toMatchObject({
      display_name: 'Ada L.',
    });
  });

  it.each([
    ['nothing', null],
    ['a list', ['Ada']],
    ['a name that is a number', { first_name: 7, last_name: { a: 1 } }],
    ['blank names', { first_name: '   ', last_name: '' }],
  ])('signs up with %s and has no names', async (_, metadata) => {
    expect(await signUp(metadata)).toMatchObject({ first_name: null, last_name: null });
  });

  it('can sign up with a name of 101 characters, which is cut to 100', async () => {
    expect(await signUp({ first_name: 'a'.repeat(101) })).toMatchObject({
      first_name: 'a'.repeat(100),
    });
  });

  it('loses the profile when deleted', async () => {
    const { userId } = await database.addCustomer();
    await database.query('delete from auth.users where id = $1', [userId]);

    expect(await database.query('select id from public.profiles where id = $1', [userId])).toEqual(
      [],
    );
  });
});

describe('reading profiles', () => {
  it('a customer reads only their own', async () => {
    const read = 'select id from public.profiles';

    expect(await database.queryAs(owner, read)).toEqual([{ id: owner.userId }]);
    expect(await database.queryAs(stranger, read)).toEqual([{ id: stranger.userId }]);
  });

  it('a visitor is refused, and the functions read all', async () => {
    const read = 'select id from public.profiles where id in ($1, $2)';
    const ids = [owner.userId, stranger.userId];

    await expect(database.queryAs('anon', read, ids)).rejects.toMatchObject(DENIED);
    expect(await database.queryAs('service_role', read, ids)).toHaveLength(2);
  });
});

describe('changing a profile', () => {
  const CHANGE = `update public.profiles
    set display_name = 'Ada', first_name = 'Ada', last_name = 'Byron', phone = '(843) 555-0100' where id = $1`;

  it('a customer changes their own names and number, and the time is recorded', async () => {
    await database.query(`alter table public.profiles disable trigger touch_profile`);
    await database.query(`update public.profiles set updated_at = '2020-01-01'`);
    await database.query(`alter table public.profiles enable trigger touch_profile`);

    expect(await database.changeAs(owner, CHANGE, [owner.userId])).toBe(1);

    const [profile] = await database.query(
      `select *, updated_at > now() - interval '1 minute' as is_fresh from public.profiles where id = $1`,
      [owner.userId],
    );
    expect(profile).toMatchObject({ last_name: 'Byron', phone: '(843) 555-0100', is_fresh: true });
  });

  it("another customer can't change anything, and a visitor is refused", async () => {
    expect(await database.changeAs(stranger, CHANGE, [owner.userId])).toBe(0);
    await expect(database.queryAs('anon', CHANGE, [owner.userId])).rejects.toMatchObject(DENIED);
  });

  it.each([
    ['give it to another', 'update public.profiles set id = gen_random_uuid()'],
    ['set its moment', `update public.profiles set updated_at = '2020-01-01'`],
    ['add one', 'insert into public.profiles (id) values (gen_random_uuid())'],
    ['delete it', 'delete from public.profiles'],
    ['empty the table', 'truncate public.profiles'],
  ])('nobody over the API can %s', async (_, statement) => {
    for (const actor of ['anon', owner, 'service_role'] as const satisfies Actor[]) {
      await expect(database.queryAs(actor, statement)).rejects.toMatchObject(DENIED);
    }
  });

  it.each([
    ['display_name', 200],
    ['first_name', 100],
    ['last_name', 100],
    ['phone', 40],
  ])('%s accepts at most %i characters', async (column, longest) => {
    const change = `update public.profiles set ${column} = $2 where id = $1`;

    await database.queryAs(owner, change, [owner.userId, 'a'.repeat(longest)]);
    await expect(
      database.queryAs(owner, change, [owner.userId, 'a'.repeat(longest + 1)]),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
