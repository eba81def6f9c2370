import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

const ISSUER = 'https://tenant.example/';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

function newHash(): string {
  return createHash('sha256').update(randomUUID()).digest('hex');
}

async function take(hash: string, validSeconds = 600): Promise<unknown> {
  const [row] = await database.queryAs(
    'service_role',
    'select public.take_sso_nonce($1, $2) as taken',
    [hash, validSeconds],
  );

  return row?.['taken'];
}

async function find(subject: string, email: string, issuer = ISSUER) {
  return database.queryAs('service_role', 'select * from public.find_sso_user($1, $2, $3)', [
    issuer,
    subject,
    email,
  ]);
}

async function link(subject: string, userId: string): Promise<void> {
  await database.queryAs('service_role', 'select public.link_sso_identity($1, $2, $3)', [
    ISSUER,
    subject,
    userId,
  ]);
}

async function addUser(email: string, isConfirmed = true): Promise<string> {
  const userId = randomUUID();
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)`,
    [userId, email, isConfirmed],
  );

  return userId;
}

describe('take_sso_nonce', () => {
  it('accepts a nonce once', async () => {
    const hash = newHash();

    expect(await take(hash)).toBe(true);
    expect(await take(hash)).toBe(false);
    expect(await take(newHash())).toBe(true);
  });

  it('deletes nonces of expired tokens', async () => {
    const hash = newHash();
    await take(hash, -1);
    await take(newHash());

    expect(
      await database.query('select 1 from private.sso_nonces where nonce_hash = $1', [hash]),
    ).toEqual([]);
  });

  it('stores only hashes', async () => {
    await expect(take('the-nonce-itself')).rejects.toMatchObject({ code: '23514' });
  });
});

describe('find_sso_user', () => {
  it('finds no account for an unknown subject and address', async () => {
    expect(await find('sub|nobody', 'nobody@example.com')).toEqual([]);
  });

  it.each([true, false])(
    'finds the account by address in any case, and returns whether it is confirmed: %s',
    async (isConfirmed) => {
      const email = `${randomUUID()}@example.com`;
      const userId = await addUser(email, isConfirmed);

      expect(await find('sub|new', email.toUpperCase())).toEqual([
        { user_id: userId, user_email: email, is_linked: false, is_confirmed: isConfirmed },
      ]);
    },
  );

  it('prefers the account linked to the subject over another with the address', async () => {
    const [own, others] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const userId = await addUser(own);
    await addUser(others);
    await link('sub|linked', userId);

    expect(await find('sub|linked', others)).toEqual([
      { user_id: userId, user_email: own, is_linked: true, is_confirmed: true },
    ]);
  });

  it('treats the same subject from another issuer as another user', async () => {
    await link('sub|shared', await addUser(`${randomUUID()}@example.com`));

    expect(await find('sub|shared', 'nobody@example.com', 'https://other.example/')).toEqual([]);
  });
});

describe('link_sso_identity', () => {
  it('keeps the first link', async () => {
    const first = await addUser(`${randomUUID()}@example.com`);
    await link('sub|twice', first);
    await link('sub|twice', await addUser(`${randomUUID()}@example.com`));

    expect(await find('sub|twice', 'nobody@example.com')).toMatchObject([{ user_id: first }]);
  });

  it('is deleted with the account', async () => {
    const userId = await addUser(`${randomUUID()}@example.com`);
    await link('sub|gone', userId);
    await database.query('delete from auth.users where id = $1', [userId]);

    expect(await find('sub|gone', 'nobody@example.com')).toEqual([]);
  });
});

describe('visitors and customers', () => {
  it.each([
    ['use no nonce', `select public.take_sso_nonce('${newHash()}', 1)`],
    ['find nobody', `select public.find_sso_user('i', 's', 'e')`],
    ['find no single sign-on user', `select private.find_sso_user('i', 's', 'e')`],
    ['link nobody', `select public.link_sso_identity('i', 's', '${randomUUID()}')`],
    ['read no links', 'select 1 from private.sso_identities'],
    ['read no nonces', 'select 1 from private.sso_nonces'],
  ])('%s', async (_, sql) => {
    for (const actor of ['anon', await database.addCustomer()] as const) {
      await expect(database.queryAs(actor, sql)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
