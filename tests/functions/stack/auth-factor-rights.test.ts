import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import {
  proveFactor,
  signInWithPassword,
  signUpWithFactor,
  tokenOf,
} from '../../support/second-factor';
import { borrowStack } from '../../support/shared-stack';
import { mailsTo, serviceClient, signUpCustomer, type TestStack } from '../../support/stack';
import { assuranceOf } from './factor-calls';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const subjects = async (email: string) =>
  (await mailsTo(stack, email)).map(({ subject }) => subject);

describe('removing a factor', () => {
  it('is refused to a session without the code', async () => {
    const customer = await signUpWithFactor(stack);
    const thief = await signInWithPassword(stack, customer);
    const { error } = await thief.auth.mfa.unenroll({ factorId: customer.factorId });

    expect(error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  });

  it("is refused for another user's factor", async () => {
    const victim = await signUpWithFactor(stack);
    const { client } = await signUpWithFactor(stack);
    const { error } = await client.auth.mfa.unenroll({ factorId: victim.factorId });

    expect(error?.status).toBe(404);
    expect((await victim.client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  it('lowers its sessions from aal2 and sends a mail', async () => {
    const { client, factorId, email } = await signUpWithFactor(stack);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();

    await client.auth.refreshSession();
    expect(await assuranceOf(client)).toBe('aal1');
    expect(await subjects(email)).toContain('An authenticator app was removed from your account');
  });
});

describe('a change of password or address', () => {
  it('requires the code if there is a factor', async () => {
    const customer = await signUpWithFactor(stack);
    const thief = await signInWithPassword(stack, customer);
    const REFUSED = { status: 401, code: 'insufficient_aal' };
    const password = await thief.auth.updateUser({
      password: 'Another horse 2 battery!',
      current_password: customer.password,
    });
    const email = await thief.auth.updateUser({ email: `${randomUUID()}@example.com` });

    expect(password.error).toMatchObject(REFUSED);
    expect(email.error).toMatchObject(REFUSED);
    expect((await thief.auth.updateUser({ data: { first_name: 'Kim' } })).error).toBeNull();
    await proveFactor(thief, customer);
    const proved = await thief.auth.updateUser({
      password: 'Another horse 2 battery!',
      current_password: customer.password,
    });
    expect(proved.error).toBeNull();
  });
});

describe('a token', () => {
  it('with a forged aal is refused', async () => {
    const customer = await signUpWithFactor(stack);
    const thief = await signInWithPassword(stack, customer);
    const [header = '', payload = '', signature = ''] = (await tokenOf(thief)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url');

    const { error } = await thief.auth.getUser(`${header}.${forged}.${signature}`);
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it.each(['local', 'global'] as const)('is invalid after signing out (%s)', async (scope) => {
    const { client, token, factorId } = await signUpWithFactor(stack);
    await client.auth.signOut({ scope });
    const call = (method: string, path: string) =>
      fetch(`${stack.apiUrl}/auth/v1${path}`, {
        method,
        headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
      });

    for (const answer of [
      await call('GET', '/user'),
      await call('POST', `/factors/${factorId}/challenge`),
      await call('DELETE', `/factors/${factorId}`),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' });
    }
  });

  it('of a banned user is refused', async () => {
    const { token, userId } = await signUpWithFactor(stack);
    await stack.database.query(
      `update auth.users set banned_until = now() + interval '1 hour' where id = $1`,
      [userId],
    );
    const { error } = await serviceClient(stack).auth.getUser(token);

    expect(error).toMatchObject({ status: 403, code: 'user_banned' });
  });
});

describe('the secret key', () => {
  it('lists and removes the factors of a user', async () => {
    const { client, userId, factorId } = await signUpWithFactor(stack);
    const { mfa } = serviceClient(stack).auth.admin;

    const { data } = await mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect((await mfa.deleteFactor({ id: factorId, userId })).error).toBeNull();
    expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
    await client.auth.refreshSession();
    expect(await assuranceOf(client)).toBe('aal1');
  });

  it("can't remove a factor through another user's address", async () => {
    const { factorId } = await signUpWithFactor(stack);
    const { userId } = await signUpCustomer(stack);
    const { error } = await serviceClient(stack).auth.admin.mfa.deleteFactor({
      id: factorId,
      userId,
    });

    expect(error?.status).toBe(404);
  });

  it('is required', async () => {
    const { token, userId } = await signUpWithFactor(stack);
    const answer = await fetch(`${stack.apiUrl}/auth/v1/admin/users/${userId}/factors`, {
      headers: { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
    });

    expect(answer.status).toBe(401);
  });
});
