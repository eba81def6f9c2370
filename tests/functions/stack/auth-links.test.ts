import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import {
  anonClient,
  firstLink,
  mailsTo,
  PASSWORD,
  readLink,
  signUpCustomer,
  type TestStack,
} from '../../support/stack';
import { freshEmail } from '../../support/strangers-sign-up';

const SITE = 'http://localhost:4321';
const OTHER_PASSWORD = 'Another horse 2 battery';

let stack: TestStack;

beforeAll(async () => {
  stack = await borrowStack();
});
afterAll(() => stack.stop());

const newestMail = async (email: string) => (await mailsTo(stack, email))[0];

/** A browser of this site, with PKCE and its own storage. */
function browser() {
  const texts = new Map<string, string>();

  return createClient(stack.apiUrl, PUBLISHABLE_KEY, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, text) => void texts.set(key, text),
        removeItem: (key) => void texts.delete(key),
      },
    },
  });
}

/** Opens the link of {{.ConfirmationURL}} and returns its destination. */
async function follow(email: string, target: string): Promise<URL> {
  const { token_hash: token, type } = readLink(await newestMail(email));
  const query = new URLSearchParams({ token, type, redirect_to: target });
  const response = await fetch(`${stack.apiUrl}/auth/v1/verify?${query}`, { redirect: 'manual' });
  expect(response.status).toBe(303);

  return new URL(response.headers.get('location') ?? '');
}

describe('the sign-up mail', () => {
  it('links to our own page, in text and HTML, and ends where the client requested', async () => {
    const email = freshEmail();
    const emailRedirectTo = `${SITE}/auth/callback?returnTo=%2Fquote%3Fstep%3D3`;
    await anonClient(stack).auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo },
    });

    const mail = await newestMail(email);
    const link = new URL(firstLink(mail));
    expect(mail?.subject).toBe('Your code or link to confirm your email address');
    expect(link.origin + link.pathname).toBe(`${SITE}/auth/callback`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      type: 'signup',
      next: emailRedirectTo,
    });
    expect(mail?.html).toContain(`href="${link.href.replaceAll('&', '&amp;')}"`);
  });

  it.each(['https://evil.example/', 'https://localhost.evil.example:4321/', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (emailRedirectTo) => {
      const email = freshEmail();
      await anonClient(stack).auth.signUp({
        email,
        password: PASSWORD,
        options: { emailRedirectTo },
      });

      const link = new URL(firstLink(await newestMail(email)));
      expect(link.searchParams.get('next')).toBe(SITE);
    },
  );

  it('confirms the address and signs in, once', async () => {
    const email = freshEmail();
    const client = browser();
    await client.auth.signUp({ email, password: PASSWORD });
    const link = readLink(await newestMail(email));
    expect(link.token_hash).toMatch(/^pkce_[0-9a-f]{64}$/);

    const { data } = await browser().auth.verifyOtp(link); // works on another device too
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.session?.access_token).toBeTruthy();

    expect((await client.auth.verifyOtp(link)).error?.code).toBe('otp_expired');
  });

  it('is also accepted with the generic email type', async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({ email, password: PASSWORD });
    const { token_hash } = readLink(await newestMail(email));

    const { data } = await anonClient(stack).auth.verifyOtp({ token_hash, type: 'email' });
    expect(data.session).not.toBeNull();
  });

  it('can be requested again, which invalidates the previous one', async () => {
    const email = freshEmail();
    const client = anonClient(stack);
    await client.auth.signUp({ email, password: PASSWORD });
    const first = readLink(await newestMail(email));
    const { error } = await client.auth.resend({ type: 'signup', email });
    expect(error).toBeNull();

    expect(await mailsTo(stack, email)).toHaveLength(2);
    expect((await client.auth.verifyOtp(first)).error?.code).toBe('otp_expired');
    expect((await client.auth.verifyOtp(readLink(await newestMail(email)))).error).toBeNull();
  });

  it('expires after 10 minutes', async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({ email, password: PASSWORD });
    await stack.database.query(
      `update auth.users set confirmation_sent_at = now() - interval '601 seconds' where email = $1`,
      [email],
    );

    const { error } = await anonClient(stack).auth.verifyOtp(readLink(await newestMail(email)));
    expect(error?.code).toBe('otp_expired');
  });
});

describe('the passwordless sign-in mail', () => {
  it('expires after 10 minutes', async () => {
    const { email } = await signUpCustomer(stack);
    await anonClient(stack).auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
    const link = readLink(await newestMail(email));
    expect(link.type).toBe('magiclink');
    const open = async (seconds: number) => {
      await stack.database.query(
        'update auth.users set recovery_sent_at = now() - make_interval(secs => $2) where email = $1',
        [email, seconds],
      );
      return anonClient(stack).auth.verifyOtp(link);
    };

    expect((await open(601)).error?.code).toBe('otp_expired');
    expect((await open(590)).data.user?.email).toBe(email);
  });
});

describe('the password recovery mail', () => {
  it('opens our page and allows a new password without the old one', async () => {
    const { email } = await signUpCustomer(stack);
    const client = browser();
    await client.auth.resetPasswordForEmail(email, { redirectTo: `${SITE}/reset-password` });

    const link = new URL(firstLink(await newestMail(email)));
    expect(link.origin + link.pathname).toBe(`${SITE}/reset-password`);
    expect(link.searchParams.get('type')).toBe('recovery');

    await client.auth.verifyOtp(readLink(await newestMail(email)));
    expect((await client.auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull();
    expect((await newestMail(email))?.subject).toBe('Your password was changed');
    expect(
      (await client.auth.signInWithPassword({ email, password: OTHER_PASSWORD })).error,
    ).toBeNull();
  });
});

describe('a link through Auth, like {{.ConfirmationURL}}', () => {
  it('ends with a code that only the requesting browser can use', async () => {
    const { email } = await signUpCustomer(stack);
    const client = browser();
    const target = `${SITE}/reset-password`;
    await client.auth.resetPasswordForEmail(email, { redirectTo: target });

    const location = await follow(email, target);
    const code = location.searchParams.get('code') ?? '';
    expect(location.origin + location.pathname).toBe(target);
    expect(location.hash).toBe('');

    const stranger = browser();
    await stranger.auth.resetPasswordForEmail(freshEmail());
    expect((await stranger.auth.exchangeCodeForSession(code)).error?.code).toBe(
      'bad_code_verifier',
    );

    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.session?.user.email).toBe(email);
    expect((await client.auth.updateUser({ password: OTHER_PASSWORD })).error).toBeNull();
  });

  it('confirms a sign-up and returns a code', async () => {
    const email = freshEmail();
    const client = browser();
    await client.auth.signUp({ email, password: PASSWORD });

    const location = await follow(email, `${SITE}/auth/callback`);
    const { data } = await client.auth.exchangeCodeForSession(
      location.searchParams.get('code') ?? '',
    );
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  it('ends with a session in the hash without PKCE', async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({ email, password: PASSWORD });

    const location = await follow(email, `${SITE}/auth/callback`);
    expect(location.search).toBe('');
    expect(new URLSearchParams(location.hash.slice(1)).get('access_token')).toBeTruthy();
  });

  it.each([
    ['with PKCE', true],
    ['without', false],
  ])('says in the address if it was already used: %s', async (_, isPkce) => {
    const email = freshEmail();
    const client = isPkce ? browser() : anonClient(stack);
    await client.auth.signUp({ email, password: PASSWORD });
    await follow(email, `${SITE}/auth/callback`);

    const location = await follow(email, `${SITE}/auth/callback`);
    const told = new URLSearchParams(location.hash.slice(1));
    expect(told.get('error_code')).toBe('otp_expired');
    expect(location.searchParams.get('error_code')).toBe(isPkce ? 'otp_expired' : null);
  });

  it('never redirects to a site outside the allowlist', async () => {
    const email = freshEmail();
    await anonClient(stack).auth.signUp({ email, password: PASSWORD });

    expect((await follow(email, 'https://evil.example/')).origin).toBe(SITE);
  });
});
