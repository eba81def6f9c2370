import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCode, requestCode } from '~/data/auth/mailed-code';
import { cannedAuth, refusal, session, USER } from '../canned-auth';
import { noNetwork } from '../canned-server';

const ORIGIN = 'https://www.marshlinesurety.example';
const REQUEST = { email: USER.email, keyHash: 'ab12', termsVersion: 'v1.1' };
const COOLDOWN = 'For security purposes, you can only request this after 59 seconds.';

beforeEach(() => vi.stubGlobal('window', { location: { origin: ORIGIN } }));
afterEach(() => vi.unstubAllGlobals());

describe('requestCode', () => {
  it('lets Auth create an account that is marked as made by a code', async () => {
    const { db, sent } = cannedAuth({});

    expect(await requestCode(db, { ...REQUEST, captchaToken: 'human' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]?.url.pathname).toBe('/auth/v1/otp');
    expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${ORIGIN}/auth/callback`);
    expect(sent[0]?.body).toMatchObject({
      email: USER.email,
      create_user: true,
      data: { signs_in_by: 'code', sign_up_key_hash: 'ab12', terms_version: 'v1.1' },
      gotrue_meta_security: { captcha_token: 'human' },
    });
  });

  it.each([
    ['a mail a moment ago', () => refusal(429, 'over_email_send_rate_limit', COOLDOWN), undefined],
    [
      'no mail for anybody',
      () => refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      'rate-limited',
    ],
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['an invalid address', () => refusal(400, 'email_address_invalid'), 'refused-email'],
    ['a refused address', () => refusal(403, 'email_address_not_authorized'), 'refused-email'],
    ['a refusal nobody agreed on', () => refusal(418, 'teapot'), 'unexpected'],
    ['a network that fails', noNetwork, 'unreachable'],
  ])('after %s answers %#', async (_, answer, code) => {
    const { db } = cannedAuth({ 'POST /otp': answer });

    expect(await requestCode(db, REQUEST)).toEqual(
      code === undefined ? { ok: true, value: undefined } : { ok: false, code },
    );
  });
});

describe('openCode', () => {
  it('opens the session of the address', async () => {
    const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

    expect(await openCode(db, { email: USER.email, code: '1234567890' })).toMatchObject({
      ok: true,
      value: { userId: USER.id, email: USER.email, hasSecondFactor: false },
    });
    expect(sent[0]?.body).toMatchObject({ email: USER.email, token: '1234567890', type: 'email' });
  });

  it.each([
    ['a wrong or old code', () => refusal(403, 'otp_expired'), 'refused-code'],
    ['an invalid form', () => refusal(400, 'validation_failed'), 'refused-code'],
    ['an answer without a session', () => Response.json({}), 'refused-code'],
    ['too many tries', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
    ['a network that fails', noNetwork, 'unreachable'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = cannedAuth({ 'POST /verify': answer });

    expect(await openCode(db, { email: USER.email, code: '1234567890' })).toEqual({
      ok: false,
      code,
    });
  });
});
