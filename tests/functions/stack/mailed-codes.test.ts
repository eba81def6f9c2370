import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { shownCode } from '../../support/mailed-code';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  mailsTo,
  PASSWORD,
  readLink,
  serviceClient,
  signUpCustomer,
  type Client,
  type TestStack,
} from '../../support/stack';
import {
  canSignIn,
  freshEmail,
  hashOfKey,
  STRANGERS_PASSWORD,
} from '../../support/strangers-sign-up';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

/** Asks for a code as the site does, waits until this many mails have arrived, and returns the newest mail's digits. */
async function askForCode(email: string, mails = 1): Promise<string> {
  const { error } = await anonClient(stack).auth.signInWithOtp({
    email,
    options: { data: { signs_in_by: 'code', sign_up_key_hash: hashOfKey('key of the owner') } },
  });
  if (error) throw error;
  await expect.poll(() => mailsTo(stack, email)).toHaveLength(mails);

  return shownCode((await mailsTo(stack, email))[0]).replace(' ', '');
}

const enter = (email: string, token: string, client: Client = anonClient(stack)) =>
  client.auth.verifyOtp({ email, token, type: 'email' });

const codeOf = async (email: string, token: string) => (await enter(email, token)).error?.code;

/** A stranger signs up with the address and keeps a key. */
async function strangerSignsUp(email: string): Promise<void> {
  const { error } = await anonClient(stack).auth.signUp({
    email,
    password: STRANGERS_PASSWORD,
    options: {
      data: {
        first_name: 'Mallory',
        terms_version: 'v1.0',
        sign_up_key_hash: hashOfKey('key of the stranger'),
      },
    },
  });
  if (error) throw error;
  await expect.poll(() => mailsTo(stack, email)).toHaveLength(1);
}

async function nameOf(userId: string): Promise<string | null | undefined> {
  const { data } = await serviceClient(stack)
    .from('profiles')
    .select('first_name')
    .eq('id', userId);

  return data?.[0]?.first_name;
}

describe('a mailed code', () => {
  it('opens a new account for an unknown address, which the mail of a sign-up confirms', async () => {
    const email = freshEmail();
    const code = await askForCode(email);
    const [mail] = await mailsTo(stack, email);
    expect(mail?.subject).toBe('Your code or link to confirm your email address');
    expect(mail?.html).toContain(`>${shownCode(mail)}<`);

    const { data } = await enter(email, code);

    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) as string });
    expect(data.session).not.toBeNull();
  });

  it('opens the account of a known address with the mail of a sign-in', async () => {
    const { email, userId } = await signUpCustomer(stack);
    const code = await askForCode(email, 2);
    expect((await mailsTo(stack, email))[0]?.subject).toBe('Your code or link to sign in');

    expect((await enter(email, code)).data.user?.id).toBe(userId);
    expect(await canSignIn(stack, email, PASSWORD)).toBe(true);
  });

  it('works with hyphens and for an address in capitals, and for a client with PKCE', async () => {
    const email = freshEmail();
    const browser = createClient(stack.apiUrl, PUBLISHABLE_KEY, { auth: { flowType: 'pkce' } });
    await browser.auth.signInWithOtp({ email });
    await expect.poll(() => mailsTo(stack, email)).toHaveLength(1);
    const code = shownCode((await mailsTo(stack, email))[0]).replace(' ', '-');

    expect((await enter(email.toUpperCase(), code)).data.user?.email).toBe(email);
  });

  it('works once, and ends the link of its mail', async () => {
    const email = freshEmail();
    const code = await askForCode(email);
    const link = readLink((await mailsTo(stack, email))[0]);
    expect((await enter(email, code)).error).toBeNull();

    expect(await codeOf(email, code)).toBe('otp_expired');
    expect((await anonClient(stack).auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  it('is refused after 10 minutes, after a newer one, and with one wrong digit', async () => {
    const email = freshEmail();
    const first = await askForCode(email);
    const second = await askForCode(email, 2);
    const wrong = second.slice(0, -1) + String((Number(second.at(-1)) + 1) % 10);
    expect(await codeOf(email, first)).toBe('otp_expired');
    expect(await codeOf(email, wrong)).toBe('otp_expired');

    const age = `update auth.users set confirmation_sent_at = now() - make_interval(secs => $2) where email = $1`;
    await stack.database.query(age, [email, 601]);
    expect(await codeOf(email, second)).toBe('otp_expired');
    await stack.database.query(age, [email, 590]);
    expect(await codeOf(email, second)).toBeUndefined();
  });

  it('is refused for another address, and an unknown address gets the same refusal', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    const code = await askForCode(email);
    await askForCode(other);

    const refusals = await Promise.all([other, freshEmail()].map((to) => enter(to, code)));
    expect(refusals.map(({ error }) => [error?.status, error?.code, error?.message])).toEqual([
      [403, 'otp_expired', 'Token has expired or is invalid'],
      [403, 'otp_expired', 'Token has expired or is invalid'],
    ]);
  });
});

describe("a stranger's sign-up with another person's address", () => {
  it('gives the stranger no way in after the owner entered a code', async () => {
    const email = freshEmail();
    await strangerSignsUp(email);
    const code = await askForCode(email, 2);

    // The answer of this call may be lost: the password is aside already.
    const { data } = await enter(email, code);
    const userId = data.user?.id ?? '';
    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
    expect(await nameOf(userId)).toBeNull();
    expect(data.user?.user_metadata).not.toHaveProperty('first_name');
    expect(data.user?.user_metadata).not.toHaveProperty('terms_version');

    const again = anonClient(stack);
    await enter(email, await askForCode(email, 3), again);
    const kept = await again.rpc('keep_sign_up_password', { sign_up_key: 'key of the owner' });
    expect(kept.data).toBe(false);
    expect(await canSignIn(stack, email, STRANGERS_PASSWORD)).toBe(false);
  });

  it("doesn't use the acceptance or the names that a stranger sent with a code", async () => {
    const email = freshEmail();
    const { error } = await anonClient(stack).auth.signInWithOtp({
      email,
      options: { data: { first_name: 'Mallory', terms_version: 'v1.0', signs_in_by: 'code' } },
    });
    expect(error).toBeNull();
    await expect.poll(() => mailsTo(stack, email)).toHaveLength(1);

    const { data } = await enter(email, await askForCode(email, 2));
    expect(data.user?.user_metadata).not.toHaveProperty('terms_version');
    expect(await nameOf(data.user?.id ?? '')).toBeNull();
  });
});

describe('an account made by a code', () => {
  it('opens by the link of the mail in the same browser, with nothing waiting and no password', async () => {
    const email = freshEmail();
    await askForCode(email);
    const client = anonClient(stack);
    const { data } = await client.auth.verifyOtp(readLink((await mailsTo(stack, email))[0]));

    const keep = (key: string) => client.rpc('keep_sign_up_password', { sign_up_key: key });
    expect((await keep('another key')).data).toBe(false);
    expect((await keep('key of the owner')).data).toBe(true);
    expect((await keep('another key')).data).toBe(true);
    const { rows } = await stack.database.query<{ encrypted_password: string | null }>(
      'select encrypted_password from auth.users where id = $1',
      [data.user?.id],
    );
    expect(rows).toEqual([{ encrypted_password: null }]);
  });
});
