import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import {
  enrollFactor,
  proveFactor,
  signInWithPassword,
  signUpWithFactor,
} from '../../support/second-factor';
import { borrowStack } from '../../support/shared-stack';
import { mailsTo, signUpCustomer, type TestStack } from '../../support/stack';
import { beginEnrollment } from './factor-calls';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const subjects = async (email: string) =>
  (await mailsTo(stack, email)).map(({ subject }) => subject);

describe('an enrollment', () => {
  it('returns the secret, a URI for the app and a QR code, once', async () => {
    const { client, email } = await signUpCustomer(stack);
    const { totp, factorId } = await beginEnrollment(client, 'My phone');

    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(totp.uri);
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(uri.searchParams.get('secret')).toBe(totp.secret);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);

    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp).toEqual([]);
    expect(data?.all).toMatchObject([
      { id: factorId, friendly_name: 'My phone', factor_type: 'totp', status: 'unverified' },
    ]);
    expect(JSON.stringify(data)).not.toContain(totp.secret);
  });

  it('requires no second factor before it is confirmed', async () => {
    const customer = await signUpCustomer(stack);
    await beginEnrollment(customer.client);
    const client = await signInWithPassword(stack, customer);

    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('is confirmed by a code, which raises the session to aal2 and sends a mail', async () => {
    const { client, email } = await signUpCustomer(stack);
    const { factorId } = await enrollFactor(client);

    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId }]);
    expect(await subjects(email)).toContain('An authenticator app was added to your account');
  });

  it('ends every password-only session, and removes unconfirmed factors', async () => {
    const customer = await signUpCustomer(stack);
    const other = await signInWithPassword(stack, customer);
    const unfinished = await beginEnrollment(customer.client, 'unfinished');
    await enrollFactor(customer.client);

    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    const { data } = await customer.client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).not.toContain(unfinished.factorId);
  });

  it.each([
    ['no name twice', undefined],
    ['one name twice', 'My phone'],
  ])('takes %s', async (_, name) => {
    const { client } = await signUpCustomer(stack);
    await beginEnrollment(client, name);

    await expect(beginEnrollment(client, name)).rejects.toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
    });
  });

  it('expires after five minutes if it is not confirmed', async () => {
    const { client } = await signUpCustomer(stack);
    const { factorId } = await beginEnrollment(client, 'My phone');
    await stack.database.query(
      `update auth.mfa_factors set created_at = now() - interval '6 minutes' where id = $1`,
      [factorId],
    );

    await expect(beginEnrollment(client, 'My phone')).resolves.toBeDefined();
  });

  it('is refused after ten factors', async () => {
    const { client } = await signUpCustomer(stack);
    for (let number = 0; number < 10; number += 1) await beginEnrollment(client, `${number}`);

    await expect(beginEnrollment(client, 'one more')).rejects.toMatchObject({
      status: 422,
      code: 'too_many_enrolled_mfa_factors',
    });
  });

  it('of a disabled kind is refused', async () => {
    const { client } = await signUpCustomer(stack);
    const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+18435550142' });

    expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
  });

  it('is refused to a thief with only the password if there is a factor', async () => {
    const victim = await signUpWithFactor(stack);
    const thief = await signInWithPassword(stack, victim);

    await expect(beginEnrollment(thief, 'mine')).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await victim.client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  it('of another app is possible after using the first', async () => {
    const { client } = await signUpWithFactor(stack);
    await proveFactor(client, await beginEnrollment(client, 'second'));

    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(2);
  });

  it('is refused to a visitor', async () => {
    const answer = await fetch(`${stack.apiUrl}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ factor_type: 'totp' }),
    });

    expect(answer.status).toBe(401);
  });
});
