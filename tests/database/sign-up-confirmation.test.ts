import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asRole, createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** What a stranger sends with a sign-up. `mood` is nothing that the site knows. */
const STRANGERS_DATA = {
  first_name: 'Mallory',
  full_name: 'Mallory Moss',
  terms_version: 'v1.0',
  sign_up_key_hash: createHash('sha256').update('key').digest('hex'),
  mood: 'fine',
};

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function signUp(data: object = STRANGERS_DATA): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
     values (gen_random_uuid(), $1, '$2a$hash', $2) returning id`,
    [`${randomUUID()}@example.com`, JSON.stringify(data)],
  );

  return rows[0]?.id ?? '';
}

/**
 * Confirms the address as the platform's Auth does: in one transaction, first the confirmation, then the metadata that
 * it read before (supabase/auth, internal/models/user.go, Confirm).
 */
async function confirm(id: string, data: object = STRANGERS_DATA): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(
      `update auth.users set confirmation_token = '', email_confirmed_at = now() where id = $1`,
      [id],
    );
    await transaction.query('update auth.users set raw_user_meta_data = $2 where id = $1', [
      id,
      JSON.stringify({ ...data, email_verified: true }),
    ]);
  });
}

async function accountOf(id: string) {
  const { rows } = await database.query(
    `select account.encrypted_password as password, account.raw_user_meta_data as metadata,
       profile.first_name, profile.display_name
     from auth.users as account join public.profiles as profile using (id) where id = $1`,
    [id],
  );

  return rows[0];
}

async function keep(id: string, key: string): Promise<unknown> {
  const { rows } = await asRole(database, 'authenticated', { sub: id }, (transaction) =>
    transaction.query<{ kept: boolean }>('select public.keep_sign_up_password($1) as kept', [key]),
  );

  return rows[0]?.kept;
}

const STRANGERS_ACCOUNT = {
  password: '$2a$hash',
  metadata: { ...STRANGERS_DATA, email_verified: true },
  first_name: 'Mallory',
  display_name: 'Mallory Moss',
};

const BARE = {
  password: null,
  metadata: { mood: 'fine', email_verified: true },
  first_name: null,
  display_name: null,
};

describe('the confirmation of an address', () => {
  it("hands the owner a stranger's account without our triggers", async () => {
    await database.exec(`
      alter table auth.users disable trigger set_sign_up_password_aside;
      alter table auth.users disable trigger keep_sign_up_data_aside;
    `);
    const id = await signUp();
    await confirm(id);

    expect(await accountOf(id)).toEqual(STRANGERS_ACCOUNT);
  });

  it('puts password, names and accepted terms aside in its own transaction', async () => {
    const id = await signUp();
    await confirm(id);

    expect(await accountOf(id)).toEqual(BARE);
  });

  it('changes nothing when it rolls back', async () => {
    const id = await signUp();
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query('update auth.users set email_confirmed_at = now() where id = $1', [
          id,
        ]);
        throw new Error('The server stopped');
      }),
    ).rejects.toThrow('stopped');

    expect(await accountOf(id)).toEqual({ ...STRANGERS_ACCOUNT, metadata: STRANGERS_DATA });
  });

  it('lets the owner set names afterwards', async () => {
    const id = await signUp();
    await confirm(id);
    await database.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"first_name": "Nora"}' where id = $1`,
      [id],
    );

    expect(await accountOf(id)).toMatchObject({ metadata: { first_name: 'Nora' } });
  });
});

describe('the key of the browser that signed up', () => {
  it('puts the password, the names and the terms back in force', async () => {
    const id = await signUp();
    await confirm(id);

    expect(await keep(id, 'key')).toBe(true);
    const { sign_up_key_hash: _, ...metadata } = STRANGERS_ACCOUNT.metadata;
    expect(await accountOf(id)).toEqual({ ...STRANGERS_ACCOUNT, metadata });
  });

  it('keeps the names that the owner chose in the meantime', async () => {
    const id = await signUp();
    await confirm(id);
    await database.query(`update public.profiles set first_name = 'Nora' where id = $1`, [id]);

    expect(await keep(id, 'key')).toBe(true);
    expect(await accountOf(id)).toMatchObject({ first_name: 'Nora', display_name: 'Mallory Moss' });
  });

  it.each(['', 'another key'])(
    'is not %j: nothing comes back, and the names are deleted',
    async (key) => {
      const id = await signUp();
      await confirm(id);

      expect(await keep(id, key)).toBe(false);
      expect(await accountOf(id)).toEqual(BARE);
      const { rows } = await database.query('select personal_data from private.waiting_passwords');
      expect(rows).toEqual([{ personal_data: {} }]);
    },
  );

  it('belongs to no password when a mailed code made the account', async () => {
    const data = { ...STRANGERS_DATA, signs_in_by: 'code' };
    const id = await signUp(data);
    await confirm(id, data);
    expect(await accountOf(id)).toEqual(BARE);

    expect(await keep(id, 'key')).toBe(true);
    expect(await accountOf(id)).toMatchObject({ password: null, first_name: 'Mallory' });
    expect(await keep(id, 'another key')).toBe(true);
  });
});
