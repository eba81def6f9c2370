import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  serviceClient,
  signUpCustomer,
  type TestStack,
} from '../../support/stack';
import { freshEmail } from '../../support/strangers-sign-up';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const admin = () => serviceClient(stack).auth.admin;

async function make(attributes: Parameters<ReturnType<typeof admin>['createUser']>[0] = {}) {
  const { data, error } = await admin().createUser({
    email: freshEmail(),
    email_confirm: true,
    ...attributes,
  });
  if (error) throw error;

  return data.user;
}

describe('createUser', () => {
  it('creates a confirmed user who can sign in, with a profile and the name', async () => {
    const email = freshEmail();
    const user = await make({
      email: email.toUpperCase(),
      password: PASSWORD,
      user_metadata: { full_name: 'Kim Lee' },
      app_metadata: { auth0_sub: 'auth0|1' },
    });

    expect(user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'], auth0_sub: 'auth0|1' },
      user_metadata: { full_name: 'Kim Lee', email_verified: true },
      identities: [{ provider: 'email', user_id: user.id }],
    });
    expect(user.email_confirmed_at).toBeTruthy();

    const client = anonClient(stack);
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect((await client.from('profiles').select('display_name').single()).data).toEqual({
      display_name: 'Kim Lee',
    });
    expect(await mailsTo(stack, email)).toEqual([]);
  });

  it("creates a user without a password, who can't sign in with one", async () => {
    const { email = '' } = await make();

    const { error } = await anonClient(stack).auth.signInWithPassword({ email, password: 'x' });
    expect(error?.code).toBe('invalid_credentials');
  });

  it('leaves an address unconfirmed by default', async () => {
    expect((await make({ email_confirm: false })).email_confirmed_at).toBeUndefined();
  });

  it.each([
    ['an address that is taken', 'email_exists', async () => (await signUpCustomer(stack)).email],
    ['an address that is none', 'validation_failed', () => Promise.resolve('kim')],
    ['no address', 'validation_failed', () => Promise.resolve('')],
  ])('refuses %s', async (_, code, email) => {
    const { error } = await admin().createUser({ email: await email() });

    expect(error?.code).toBe(code);
  });
});

describe('getUserById and listUsers', () => {
  it('return a user in the same form as Auth returns it to its owner', async () => {
    const { client, userId } = await signUpCustomer(stack);
    const { data: own } = await client.auth.getUser();

    const { data } = await admin().getUserById(userId);
    expect(Object.keys(data.user ?? {}).sort()).toEqual(Object.keys(own.user ?? {}).sort());
    expect(data.user).toMatchObject({ id: userId, email: own.user?.email });
  });

  it('list users page by page, newest first, with the total', async () => {
    const [older, newer] = [await make(), await make()];

    const first = await admin().listUsers({ page: 1, perPage: 1 });
    const second = await admin().listUsers({ page: 2, perPage: 1 });
    expect(first.data.users.map(({ id }) => id)).toEqual([newer.id]);
    expect(second.data.users.map(({ id }) => id)).toEqual([older.id]);
    expect(first.data).toMatchObject({ nextPage: 2, aud: 'authenticated' });

    const { data: all } = await admin().listUsers({ perPage: 1000 });
    expect('total' in first.data && first.data.total).toBe(all.users.length);
  });

  it.each([
    ['user_not_found', randomUUID()],
    ['validation_failed', '00000000-0000-0000-0000-00000000000g'],
  ])('return %s', async (code, id) => {
    const headers = { apikey: SECRET_KEY };
    const response = await fetch(`${stack.apiUrl}/auth/v1/admin/users/${id}`, { headers });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: code });
  });
});

describe('updateUserById', () => {
  it('merges metadata, and null removes a key', async () => {
    const { id } = await make({ app_metadata: { auth0_sub: 'auth0|1', plan: 'a' } });

    const { data } = await admin().updateUserById(id, {
      app_metadata: { plan: null, role: 'staff' },
      user_metadata: { avatar_url: 'https://example.com/a.png' },
    });
    expect(data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      auth0_sub: 'auth0|1',
      role: 'staff',
    });
    expect(data.user?.user_metadata).toMatchObject({ avatar_url: 'https://example.com/a.png' });
  });

  it('confirms, renames and sets a password, which ends the sessions', async () => {
    const { client, userId } = await signUpCustomer(stack);
    const email = freshEmail();

    await admin().updateUserById(userId, {
      email,
      password: 'Another horse 2',
      email_confirm: true,
    });
    expect((await client.auth.getUser()).error).not.toBeNull();
    const { error } = await anonClient(stack).auth.signInWithPassword({
      email,
      password: 'Another horse 2',
    });
    expect(error).toBeNull();
  });

  it('bans a user and lifts the ban', async () => {
    const { email, userId, password } = await signUpCustomer(stack);
    const signIn = async () =>
      (await anonClient(stack).auth.signInWithPassword({ email, password })).error?.code;

    await admin().updateUserById(userId, { ban_duration: '24h' });
    expect(await signIn()).toBe('user_banned');
    await admin().updateUserById(userId, { ban_duration: 'none' });
    expect(await signIn()).toBeUndefined();
  });

  it('refuses a taken address', async () => {
    const [one, other] = [await make(), await make()];

    const { error } = await admin().updateUserById(one.id, { email: other.email ?? '' });
    expect(error?.code).toBe('email_exists');
  });
});

describe('deleteUser', () => {
  it('removes account, profile and sessions', async () => {
    const { client, userId, email, password } = await signUpCustomer(stack);

    expect((await admin().deleteUser(userId)).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    const { rows } = await stack.database.query('select from public.profiles where id = $1', [
      userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('without the secret key', () => {
  it.each([
    ['no key', {}, 401, 'no_authorization'],
    ['a wrong key', { apikey: 'sb_secret_wrong' }, 401, 'no_authorization'],
    ['the publishable key', { apikey: PUBLISHABLE_KEY }, 401, 'no_authorization'],
    [
      'the secret key as a token alone',
      { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${SECRET_KEY}` },
      401,
      'no_authorization',
    ],
  ])('every call is refused with %s', async (_, headers, status, code) => {
    const user = await make();
    const calls = [
      ['GET', 'users'],
      ['POST', 'users'],
      ['GET', `users/${user.id}`],
      ['PUT', `users/${user.id}`],
      ['DELETE', `users/${user.id}`],
      ['POST', 'generate_link'],
    ] as const;

    for (const [method, path] of calls) {
      const response = await fetch(`${stack.apiUrl}/auth/v1/admin/${path}`, {
        method,
        headers,
        ...(method === 'POST' || method === 'PUT'
          ? { body: JSON.stringify({ email: user.email, type: 'magiclink' }) }
          : {}),
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error_code: code });
    }
    expect((await admin().getUserById(user.id)).error).toBeNull();
  });

  it("a user's token limits the call to that user, even with the secret key", async () => {
    const { client } = await signUpCustomer(stack);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const asUser = createClient(stack.apiUrl, SECRET_KEY, {
      global: { headers: { authorization: `Bearer ${token}` } },
      auth: { persistSession: false, autoRefreshToken: false },
    });

    expect((await asUser.auth.admin.listUsers()).error?.code).toBe('not_admin');
  });

  it('no other administrator endpoint exists', async () => {
    const response = await fetch(`${stack.apiUrl}/auth/v1/admin/audit`, {
      headers: { apikey: SECRET_KEY },
    });

    expect(response.status).toBe(404);
  });
});
