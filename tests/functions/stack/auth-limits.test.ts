import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimiter, limitsOf, type Limiter } from '../../../supabase/local/auth/limits';
import { readConfig } from '../../../supabase/local/config';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { mailsTo, PASSWORD, startTestStack, type TestStack } from '../../support/stack';
import { freshEmail } from '../../support/strangers-sign-up';

const LIMITS = {
  signInSignUps: 30,
  tokenRefresh: 150,
  tokenVerifications: 10,
  factorAttempts: 20,
  emailSent: 4,
  mailFrequency: 60,
};

const TOO_MANY_CALLS = { status: 429, code: 'over_request_rate_limit' };
const TOO_MANY_MAILS = { status: 429, code: 'over_email_send_rate_limit' };

describe('the limiter', () => {
  let seconds: number;
  let limiter: Limiter;

  beforeEach(() => {
    seconds = 1_000;
    limiter = createLimiter(LIMITS, () => seconds);
  });

  const call = (endpoint: string, address = '192.0.2.1') => {
    try {
      limiter.countCall(endpoint, address);
      return 'allowed';
    } catch (error) {
      return error;
    }
  };
  const callTimes = (times: number, endpoint: string) =>
    Array.from({ length: times }, () => call(endpoint));

  it.each([
    ['POST /signup', 30],
    ['POST /token password', 30],
    ['POST /recover', 30],
    ['POST /otp', 30],
    ['POST /verify', 10],
    ['POST /factors/{id}/verify', 20],
    ['POST /factors/{id}/challenge', 20],
    ['POST /token refresh_token', 30], // 150 in five minutes, 30 of them at once
  ])('%s: allows %i at once from one address and refuses the next', (endpoint, allowed) => {
    expect(new Set(callTimes(allowed, endpoint))).toEqual(new Set(['allowed']));
    expect(call(endpoint)).toMatchObject(TOO_MANY_CALLS);
  });

  it('counts each address and each endpoint separately', () => {
    callTimes(31, 'POST /signup');

    expect(call('POST /signup', '192.0.2.2')).toBe('allowed');
    expect(call('POST /recover')).toBe('allowed');
  });

  it('counts all addresses of an IPv6 network together, in any notation', () => {
    for (let host = 1; host <= 30; host += 1) {
      expect(call('POST /signup', `2001:db8:0:7::${host.toString(16)}`)).toBe('allowed');
    }

    expect(call('POST /signup', '2001:DB8:0:7:ffff::9%eth0')).toMatchObject(TOO_MANY_CALLS);
    expect(call('POST /signup', '2001:db8:0:8::1')).toBe('allowed');
  });

  it('allows one more call after its share of the time: 10 seconds at 30 calls in 300', () => {
    callTimes(31, 'POST /signup');

    seconds += 9;
    expect(call('POST /signup')).toMatchObject(TOO_MANY_CALLS);
    seconds += 1;
    expect(call('POST /signup')).toBe('allowed');
    expect(call('POST /signup')).toMatchObject(TOO_MANY_CALLS);
  });

  it('never allows more than at the start, however long the pause', () => {
    seconds += 86_400;
    callTimes(30, 'POST /signup');

    expect(call('POST /signup')).toMatchObject(TOO_MANY_CALLS);
  });

  it("doesn't count reads", () => {
    expect(new Set(callTimes(1_000, 'GET /user'))).toEqual(new Set(['allowed']));
  });

  it('refuses a second mail of a kind to an address for 60 seconds, and says how long to wait', () => {
    limiter.countMail('recovery', 'Kim@example.com');
    seconds += 59.5;

    expect(() => limiter.checkMail('recovery', 'kim@EXAMPLE.com')).toThrow(
      'For security purposes, you can only request this after 1 seconds.',
    );
    limiter.checkMail('recovery', 'lee@example.com');
    limiter.checkMail('confirmation', 'kim@example.com');
    seconds += 0.5;
    limiter.checkMail('recovery', 'kim@example.com');
  });

  it('refuses the fifth mail in an hour to any address', () => {
    for (const name of ['a', 'b', 'c', 'd']) limiter.countMail('recovery', `${name}@example.com`);

    expect(() => limiter.checkMail('recovery', 'e@example.com')).toThrow(
      expect.objectContaining(TOO_MANY_MAILS),
    );
    seconds += 900;
    limiter.checkMail('recovery', 'e@example.com');
  });
});

describe('a stack with the limits of config.toml', () => {
  let stack: TestStack;

  beforeAll(async () => {
    stack = await startTestStack({ authLimits: limitsOf(await readConfig()) });
  });
  afterAll(() => stack.stop());

  let address = 0;
  /** A client that calls from its own address. */
  const newcomer = () =>
    createClient(stack.apiUrl, PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { 'cf-connecting-ip': `198.51.100.${(address += 1)}` } },
    });
  it('refuses the 31st sign-in attempt from one address, but not from another', async () => {
    const [busy, other] = [newcomer(), newcomer()];
    const attempt = { email: freshEmail(), password: '' }; // refused immediately, but counted
    const codes = [];
    for (let attempts = 0; attempts < 31; attempts += 1) {
      codes.push((await busy.auth.signInWithPassword(attempt)).error?.code);
    }

    expect(new Set(codes.slice(0, 30))).not.toContain('over_request_rate_limit');
    const { error } = await busy.auth.signInWithPassword(attempt);
    expect(error).toMatchObject(TOO_MANY_CALLS);
    expect((await other.auth.signInWithPassword(attempt)).error?.code).not.toBe(
      'over_request_rate_limit',
    );
  });

  it.each([
    [
      'sign-up',
      (client: ReturnType<typeof newcomer>, email: string) =>
        client.auth.signUp({ email, password: PASSWORD }),
    ],
    [
      'recovery',
      (client: ReturnType<typeof newcomer>, email: string) =>
        client.auth.resetPasswordForEmail(email),
    ],
    [
      'resending',
      (client: ReturnType<typeof newcomer>, email: string) =>
        client.auth.resend({ type: 'signup', email }),
    ],
    [
      'a code',
      (client: ReturnType<typeof newcomer>, email: string) => client.auth.signInWithOtp({ email }),
    ],
  ])('mails once in 60 seconds, with the same answer for any address: %s', async (_, ask) => {
    const email = freshEmail();

    expect((await ask(newcomer(), email)).error).toBeNull();
    const { error } = await ask(newcomer(), email);
    expect(error).toMatchObject(TOO_MANY_MAILS);
    expect(error?.message).toMatch(/after \d+ seconds/);
    expect((await mailsTo(stack, email)).length).toBeLessThanOrEqual(1);
  });

  it('refuses the 31st code from one address, right or wrong', async () => {
    const [busy, email] = [newcomer(), freshEmail()];
    const guess = (token: number) =>
      busy.auth.verifyOtp({ email, token: String(token).padStart(10, '0'), type: 'email' });
    for (let token = 1; token <= 30; token += 1) {
      expect((await guess(token)).error?.code).toBe('otp_expired');
    }

    expect((await guess(31)).error).toMatchObject(TOO_MANY_CALLS);
  });

  it('counts no mail for an invalid form', async () => {
    const email = freshEmail();

    expect((await newcomer().auth.signUp({ email, password: 'short' })).error?.code).toBe(
      'weak_password',
    );
    expect((await newcomer().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
  });
});
