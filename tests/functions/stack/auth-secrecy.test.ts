import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import { anonClient, mailsTo, PASSWORD, signUpCustomer, type TestStack } from '../../support/stack';
import { freshEmail } from '../../support/strangers-sign-up';

type Answer = { status: number; body: unknown };

let stack: TestStack;

/** An unknown address, an unconfirmed one and a customer's. */
let addresses: { unknown: string; unconfirmed: string; confirmed: string };

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

async function findAddresses() {
  const unconfirmed = freshEmail();
  await anonClient(stack).auth.signUp({ email: unconfirmed, password: PASSWORD });

  return { unknown: freshEmail(), unconfirmed, confirmed: (await signUpCustomer(stack)).email };
}

async function post(path: string, form: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });

  return { status: response.status, body: await response.json() };
}

/** An answer without the parts that always differ: ids, times and the sent address. */
function shapeOf({ status, body }: Answer, email: string): string {
  const text = JSON.stringify(body)
    .replaceAll(email, '<address>')
    .replace(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
      (id) => `<id ${id[14]}>`,
    )
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, '<moment $1>');

  return `${status} ${text}`;
}

describe('Auth gives the same answer for an unknown, an unconfirmed and a known address', () => {
  it.each([
    ['signup', (email: string) => ({ email, password: PASSWORD, data: { first_name: 'Kim' } })],
    ['signup', (email: string) => ({ email, password: 'short' })],
    ['recover', (email: string) => ({ email })],
    ['resend', (email: string) => ({ email, type: 'signup' })],
    ['resend', (email: string) => ({ email, type: 'email_change' })],
    ['otp', (email: string) => ({ email, create_user: true })],
    ['otp', (email: string) => ({ email, create_user: false })],
    ['magiclink', (email: string) => ({ email })],
    ['token?grant_type=password', (email: string) => ({ email, password: 'Wrong horse 1' })],
  ])('to %s %#', async (path, formFor) => {
    addresses = await findAddresses();

    const shapes = [];
    for (const email of Object.values(addresses)) {
      shapes.push(shapeOf(await post(path, formFor(email)), email));
    }
    expect(shapes[1]).toBe(shapes[0]);
    expect(shapes[2]).toBe(shapes[0]);
  });

  it.each([
    ['otp', { create_user: false }, 0],
    ['otp', {}, 1],
    ['otp', { create_user: true }, 1],
    ['magiclink', {}, 1],
  ])('and %s with %o gives an unknown address %i accounts', async (path, wish, accounts) => {
    const email = freshEmail();
    await post(path, { email, ...wish });

    const { rows } = await stack.database.query('select from auth.users where email = $1', [email]);
    expect(rows).toHaveLength(accounts);
    await expect.poll(() => mailsTo(stack, email)).toHaveLength(accounts);
  });
});

describe('a sign-up with a known address', () => {
  it("leaves the owner's password unchanged and sends no mail", async () => {
    const { email, password } = await signUpCustomer(stack);
    const mails = (await mailsTo(stack, email)).length;

    await anonClient(stack).auth.signUp({ email, password: 'Another horse 2' });
    expect(await mailsTo(stack, email)).toHaveLength(mails);
    expect((await anonClient(stack).auth.signInWithPassword({ email, password })).error).toBeNull();
  });

  it("leaves an unconfirmed account's password unchanged and mails the link again", async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({ email, password: PASSWORD });
    await anonClient(stack).auth.signUp({ email, password: 'Another horse 2' });

    expect(await mailsTo(stack, email)).toHaveLength(2);
    const signIn = async (password: string) =>
      (await anonClient(stack).auth.signInWithPassword({ email, password })).error?.code;
    expect(await signIn('Another horse 2')).toBe('invalid_credentials');
    expect(await signIn(PASSWORD)).toBe('email_not_confirmed');
  });
});

describe('a password at sign-up', () => {
  it.each([
    ['nine characters', 'Abcdefg 1'],
    ['no lower-case letter', 'ABCDEFGHI 1'],
    ['no upper-case letter', 'abcdefghi 1'],
    ['no digit', 'Abcdefghi !'],
  ])('is refused with %s', async (_, password) => {
    const { error } = await anonClient(stack).auth.signUp({ email: freshEmail(), password });

    expect(error?.code).toBe('weak_password');
  });

  it('is accepted with ten characters of three kinds', async () => {
    const { error } = await anonClient(stack).auth.signUp({
      email: freshEmail(),
      password: 'Abcdefgh12',
    });

    expect(error).toBeNull();
  });
});

describe('the endpoints of Auth', () => {
  it.each(['signup', 'recover', 'resend', 'otp', 'token?grant_type=password'])(
    '%s requires a key',
    async (path) => {
      const response = await fetch(`${stack.apiUrl}/auth/v1/${path}`, {
        method: 'POST',
        body: JSON.stringify({ email: freshEmail(), password: PASSWORD }),
      });

      expect(response.status).toBe(401);
    },
  );

  it.each([
    ['recover', { email: 'kim' }],
    ['recover', {}],
    ['resend', { type: 'signup' }],
    ['resend', { type: 'sms', email: 'kim@example.com' }],
    ['recover', { email: 'kim@example.com', code_challenge: 'x' }],
    ['recover', { email: 'kim@example.com', code_challenge: 'x', code_challenge_method: 's256' }],
  ])('%s refuses %o', async (path, form) => {
    expect(await post(path, form)).toMatchObject({
      status: 400,
      body: { code: 400, error_code: 'validation_failed' },
    });
  });
});

describe('the token of a session', () => {
  it('has the same claims as on the platform', async () => {
    const { client, userId, email } = await signUpCustomer(stack);
    const { data } = await client.auth.getClaims();

    expect(data?.claims).toMatchObject({
      sub: userId,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'password' }],
      is_anonymous: false,
      app_metadata: { provider: 'email' },
      user_metadata: { email },
    });

    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      sub: userId,
      aal: 'aal1',
    });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe(
      'aal1',
    );
  });
});
