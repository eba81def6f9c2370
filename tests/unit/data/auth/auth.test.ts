import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestPasswordReset, resendVerification, signIn, signUp } from '~/data/auth/auth';
import type { Db } from '~/data/connection/db';
import { cannedAuth, refusal, session, USER } from '../canned-auth';
import { noNetwork } from '../canned-server';

const ORIGIN = 'https://www.marshlinesurety.example';
const CREDENTIALS = { email: 'jane@example.com', password: 'correct horse 1 Battery!' };
const NEW_ACCOUNT = {
  ...CREDENTIALS,
  firstName: 'Jane',
  lastName: 'Middleton',
  termsVersion: 'v1.1',
  keyHash: 'ab12',
};
const COOLDOWN = 'For security purposes, you can only request this after 59 seconds.';

beforeEach(() => vi.stubGlobal('window', { location: { origin: ORIGIN } }));
afterEach(() => vi.unstubAllGlobals());

/** Each function's call, its first request, and the failures of this request that all calls share. */
const CALLS: [name: string, path: string, call: (db: Db) => Promise<unknown>][] = [
  ['signIn', 'POST /token', (db) => signIn(db, CREDENTIALS)],
  ['signUp', 'POST /signup', (db) => signUp(db, NEW_ACCOUNT)],
  ['requestPasswordReset', 'POST /recover', (db) => requestPasswordReset(db, USER.email)],
  ['resendVerification', 'POST /resend', (db) => resendVerification(db, USER.email)],
];

describe.each(CALLS)('%s', (_, path, call) => {
  it.each([
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a limit without a code', () => new Response('', { status: 429 }), 'unexpected'],
    ['a gateway that got nothing', () => new Response('', { status: 504 }), 'unreachable'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
    ['a refusal nobody agreed on', () => refusal(418, 'teapot'), 'unexpected'],
    ['an answer that is no JSON', () => new Response('<h1>', { status: 400 }), 'unexpected'],
    ['a captcha that failed', () => refusal(400, 'captcha_failed'), 'unexpected'],
  ])('has a code for %s', async (__, answer, code) => {
    const { db } = cannedAuth({ [path]: answer });

    expect(await call(db)).toEqual({ ok: false, code });
  });

  it('is offline when the browser reports no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedAuth({ [path]: noNetwork });

    expect(await call(db)).toEqual({ ok: false, code: 'offline' });
  });
});

describe('signIn', () => {
  it('sends the address and the password, and a captcha answer if there is one', async () => {
    const { db, sent } = cannedAuth({ 'POST /token': () => Response.json(session()) });

    expect(await signIn(db, CREDENTIALS)).toEqual({ ok: true, value: { needsMfa: false } });
    await signIn(db, { ...CREDENTIALS, captchaToken: 'human' });

    expect(sent.map(({ body }) => body)).toEqual([
      { ...CREDENTIALS, gotrue_meta_security: {} },
      { ...CREDENTIALS, gotrue_meta_security: { captcha_token: 'human' } },
    ]);
    expect(sent[0]?.url.search).toBe('?grant_type=password');
  });

  it.each([
    ['verified', true],
    ['unverified', false],
  ])('asks for the second factor when one is %s: %s', async (status, needsMfa) => {
    const user = { ...USER, factors: [{ id: 'factor-1', factor_type: 'totp', status }] };
    const { db } = cannedAuth({ 'POST /token': () => Response.json(session({ user })) });

    expect(await signIn(db, CREDENTIALS)).toEqual({ ok: true, value: { needsMfa } });
  });

  it.each([
    ['invalid_credentials', 'wrong-credentials'],
    ['email_not_confirmed', 'not-verified'],
  ])('reports %s', async (error, code) => {
    const { db } = cannedAuth({ 'POST /token': () => refusal(400, error) });

    expect(await signIn(db, CREDENTIALS)).toEqual({ ok: false, code });
  });
});

describe('signUp', () => {
  it('sends the names, the accepted terms and the target of the mailed link', async () => {
    const { db, sent } = cannedAuth({});

    expect(await signUp(db, { ...NEW_ACCOUNT, captchaToken: 'human' })).toEqual({
      ok: true,
      value: undefined,
    });

    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${ORIGIN}/auth/callback`);
    expect(sent[0]?.body).toMatchObject({
      ...CREDENTIALS,
      data: {
        first_name: 'Jane',
        last_name: 'Middleton',
        terms_version: 'v1.1',
        sign_up_key_hash: 'ab12',
      },
      gotrue_meta_security: { captcha_token: 'human' },
    });
  });

  it('has the owner of a known address told, and says nothing about it', async () => {
    const telling = 'POST /functions/v1/notify-known-address';
    for (const answer of [
      () => Response.json({}),
      () => new Response('', { status: 429 }),
      noNetwork,
    ]) {
      const { db, sent } = cannedAuth({ [telling]: answer });

      expect(await signUp(db, NEW_ACCOUNT)).toEqual({ ok: true, value: undefined });
      expect(sent.map(({ url }) => url.pathname)).toEqual([
        '/auth/v1/signup',
        '/functions/v1/notify-known-address',
      ]);
      expect(sent[1]?.body).toEqual({ email: CREDENTIALS.email });
    }
  });

  it('has nobody told after a refused sign-up', async () => {
    const { db, sent } = cannedAuth({ 'POST /signup': () => refusal(422, 'weak_password') });
    await signUp(db, NEW_ACCOUNT);

    expect(sent).toHaveLength(1);
  });

  it.each([
    ['has an account', () => refusal(422, 'user_already_exists')],
    ['got its mail a moment ago', () => refusal(429, 'over_email_send_rate_limit', COOLDOWN)],
  ])('gives the same answer for an address that %s', async (_, answer) => {
    const { db } = cannedAuth({ 'POST /signup': answer });

    expect(await signUp(db, NEW_ACCOUNT)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['weak_password', 'weak-password'],
    ['email_address_invalid', 'refused-email'],
    ['email_address_not_authorized', 'refused-email'],
    ['signup_disabled', 'unexpected'],
  ])('reports %s', async (error, code) => {
    const { db } = cannedAuth({ 'POST /signup': () => refusal(422, error) });

    expect(await signUp(db, NEW_ACCOUNT)).toEqual({ ok: false, code });
  });

  it('reports that no mail can be sent, because the account was not created', async () => {
    const { db } = cannedAuth({
      'POST /signup': () => refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
    });

    expect(await signUp(db, NEW_ACCOUNT)).toEqual({ ok: false, code: 'rate-limited' });
  });
});

describe('requestPasswordReset', () => {
  it('sends the target of the mailed link', async () => {
    const { db, sent } = cannedAuth({});

    expect(await requestPasswordReset(db, USER.email, 'human')).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${ORIGIN}/reset-password`);
    expect(sent[0]?.body).toMatchObject({
      email: USER.email,
      gotrue_meta_security: { captcha_token: 'human' },
    });
  });

  it.each([COOLDOWN, 'email rate limit exceeded'])(
    'gives the same answer when an error would reveal an account: %s',
    async (message) => {
      const { db } = cannedAuth({
        'POST /recover': () => refusal(429, 'over_email_send_rate_limit', message),
      });

      expect(await requestPasswordReset(db, USER.email)).toEqual({ ok: true, value: undefined });
    },
  );
});

describe('resendVerification', () => {
  it('requests the mail of a sign-up', async () => {
    const { db, sent } = cannedAuth({});

    expect(await resendVerification(db, USER.email, 'human')).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${ORIGIN}/dashboard`);
    expect(sent[0]?.body).toMatchObject({
      email: USER.email,
      type: 'signup',
      gotrue_meta_security: { captcha_token: 'human' },
    });
  });

  it.each([
    [COOLDOWN, { ok: true, value: undefined }],
    ['email rate limit exceeded', { ok: false, code: 'rate-limited' }],
  ])('tells a recently sent mail from mails that cannot be sent: %s', async (message, result) => {
    const { db } = cannedAuth({
      'POST /resend': () => refusal(429, 'over_email_send_rate_limit', message),
    });

    expect(await resendVerification(db, USER.email)).toEqual(result);
  });
});
