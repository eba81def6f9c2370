import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  readLink,
  signUpCustomer,
  type Client,
  type TestStack,
} from '../../support/stack';

const NEXT = 'Another horse 2 battery';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const newestMail = async (email: string) => (await mailsTo(stack, email))[0];

const canSignIn = async (email: string, password: string) =>
  (await anonClient(stack).auth.signInWithPassword({ email, password })).error === null;

describe('a change of password', () => {
  it('requires the correct current password', async () => {
    const { client, email, password } = await signUpCustomer(stack);
    const change = async (current?: string) =>
      (
        await client.auth.updateUser({
          password: NEXT,
          ...(current && { current_password: current }),
        })
      ).error;

    expect(await change()).toMatchObject({ status: 400, code: 'current_password_required' });
    expect(await change('Wrong horse 1')).toMatchObject({
      status: 400,
      code: 'current_password_invalid',
    });
    expect(await canSignIn(email, password)).toBe(true);

    expect(await change(password)).toBeNull();
    expect(await canSignIn(email, NEXT)).toBe(true);
    expect(await canSignIn(email, password)).toBe(false);
  });

  it('sends a mail', async () => {
    const { client, email, password } = await signUpCustomer(stack);
    await client.auth.updateUser({ password: NEXT, current_password: password });

    const mail = await newestMail(email);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain(`your Marshline Surety account, ${email}, was changed`);
    expect(mail?.text).not.toMatch(/https?:/);
  });

  it('ends every other session and keeps its own', async () => {
    const { client, email, password } = await signUpCustomer(stack);
    const other = anonClient(stack);
    const { data } = await other.auth.signInWithPassword({ email, password });
    await client.auth.updateUser({ password: NEXT, current_password: password });

    expect((await client.auth.getUser()).error).toBeNull();
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { error } = await anonClient(stack).auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(error?.code).toBe('refresh_token_not_found');
  });

  it('invalidates every earlier mailed link', async () => {
    const { client, email, password } = await signUpCustomer(stack);
    await anonClient(stack).auth.resetPasswordForEmail(email);
    const link = readLink(await newestMail(email));
    await client.auth.updateUser({ password: NEXT, current_password: password });

    expect((await anonClient(stack).auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  it.each([
    ['a weak one', 'weakpass', 'weak_password'],
    ['the same one', undefined, 'same_password'],
  ])('is refused for %s', async (_, next, code) => {
    const { client, email, password } = await signUpCustomer(stack);

    const { error } = await client.auth.updateUser({
      password: next ?? password,
      current_password: password,
    });
    expect(error?.code).toBe(code);
    expect((await newestMail(email))?.subject).not.toBe('Your password was changed');
  });

  it('is refused without a session', async () => {
    const { error } = await anonClient(stack).auth.updateUser({ password: NEXT });

    expect(error?.name).toBe('AuthSessionMissingError');
  });
});

describe('a change of names', () => {
  it('requires no password', async () => {
    const { client } = await signUpCustomer(stack);

    const { data } = await client.auth.updateUser({ data: { first_name: 'Kim' } });
    expect(data.user?.user_metadata['first_name']).toBe('Kim');
  });
});

describe('a change of address', () => {
  const begin = async (): Promise<{ client: Client; old: string; next: string }> => {
    const { client, email: old } = await signUpCustomer(stack);
    const next = `${randomUUID()}@example.com`;
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email: old, new_email: next });

    return { client, old, next };
  };

  it.each(['new', 'present'])(
    'happens after both links are opened, the %s address first',
    async (which) => {
      const { client, old, next } = await begin();
      const order = which === 'new' ? [next, old] : [old, next];

      const first = await client.auth.verifyOtp(readLink(await newestMail(order[0] ?? '')));
      expect(first).toMatchObject({ data: { user: null, session: null }, error: null });
      expect((await client.auth.getUser()).data.user?.email).toBe(old);

      const second = await client.auth.verifyOtp(readLink(await newestMail(order[1] ?? '')));
      expect(second.data.user?.email).toBe(next);
      expect(second.data.user?.new_email).toBeUndefined();
    },
  );

  it('does not happen if one link is opened twice', async () => {
    const { client, old, next } = await begin();
    const link = readLink(await newestMail(next));
    await client.auth.verifyOtp(link);

    expect((await client.auth.verifyOtp(link)).error?.code).toBe('otp_expired');
    expect((await client.auth.getUser()).data.user?.email).toBe(old);
  });

  it('does not happen if either link is older than 10 minutes', async () => {
    const { client, old, next } = await begin();
    const [first, second] = [readLink(await newestMail(next)), readLink(await newestMail(old))];
    const setAge = (seconds: number) =>
      stack.database.query(
        'update auth.users set email_change_sent_at = now() - make_interval(secs => $2) where email = $1',
        [old, seconds],
      );
    await setAge(601);
    expect((await client.auth.verifyOtp(first)).error?.code).toBe('otp_expired');
    await setAge(590);
    expect((await client.auth.verifyOtp(first)).error).toBeNull();
    await setAge(601);
    expect((await client.auth.verifyOtp(second)).error?.code).toBe('otp_expired');

    expect((await client.auth.getUser()).data.user?.email).toBe(old);
  });

  it('says after the first link through Auth that a second is needed', async () => {
    const { next } = await begin();
    const { token_hash: token } = readLink(await newestMail(next));
    const query = new URLSearchParams({ token, type: 'email_change' });

    const response = await fetch(`${stack.apiUrl}/auth/v1/verify?${query}`, { redirect: 'manual' });
    const { hash } = new URL(response.headers.get('location') ?? '');
    expect(new URLSearchParams(hash.slice(1)).get('message')).toContain('the other email');
  });

  it('is refused if the address is taken', async () => {
    const { client } = await signUpCustomer(stack);
    const { email } = await signUpCustomer(stack);

    expect((await client.auth.updateUser({ email })).error?.code).toBe('email_exists');
  });

  it('can be requested again', async () => {
    const { client, old, next } = await begin();
    await client.auth.resend({ type: 'email_change', email: old });

    expect(await mailsTo(stack, next)).toHaveLength(2);
  });
});
