import { describe, expect, it } from 'vitest';
import { beginEnrollment, listFactors, proveCode, removeFactor, verifyCode } from '~/data/auth/mfa';
import { refusal, session, signedInAuth, USER } from '../canned-auth';
import { noNetwork } from '../canned-server';

const SINCE = '2026-11-01T10:00:00Z';
const CODE = { factorId: 'factor-1', code: '123456' };
const challenge = () => Response.json({ id: 'challenge-1', type: 'totp', expires_at: 1 });

describe('listFactors', () => {
  it("lists the user's verified factors of supported kinds", async () => {
    const factors = [
      { id: 'factor-1', factor_type: 'totp', status: 'verified', friendly_name: 'My phone' },
      { id: 'factor-2', factor_type: 'phone', status: 'verified' },
      { id: 'factor-3', factor_type: 'totp', status: 'unverified' },
      { id: 'factor-4', factor_type: 'webauthn', status: 'verified' },
    ];
    const { db } = await signedInAuth({ 'GET /user': () => Response.json({ ...USER, factors }) });

    expect(await listFactors(db)).toEqual({
      ok: true,
      value: [
        { id: 'factor-1', kind: 'totp', name: 'My phone' },
        { id: 'factor-2', kind: 'phone' },
      ],
    });
  });

  it('lists no factors when the backend has none', async () => {
    const { factors: _factors, ...user } = USER;
    const { db } = await signedInAuth({ 'GET /user': () => Response.json(user) });

    expect(await listFactors(db)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['a session that is over', () => refusal(403, 'session_not_found'), 'signed-out'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedInAuth({ 'GET /user': answer });

    expect(await listFactors(db)).toEqual({ ok: false, code });
  });
});

describe('verifyCode', () => {
  it('answers the challenge of the factor with the code', async () => {
    const { db, sent } = await signedInAuth({
      'POST /factors/factor-1/challenge': challenge,
      'POST /factors/factor-1/verify': () => Response.json(session()),
    });

    expect(await verifyCode(db, CODE)).toEqual({ ok: true, value: undefined });
    expect(sent.at(-1)?.body).toMatchObject({ challenge_id: 'challenge-1', code: '123456' });
  });

  it.each([
    ['a wrong code', 'mfa_verification_failed', 'wrong-code'],
    ['a code that was refused', 'mfa_verification_rejected', 'wrong-code'],
    ['a code that came too late', 'mfa_challenge_expired', 'wrong-code'],
    ['a code that is none', 'validation_failed', 'wrong-code'],
    ['a session that is over', 'session_not_found', 'signed-out'],
    ['a refusal nobody agreed on', 'teapot', 'unexpected'],
  ])('has a code for %s', async (_, error, code) => {
    const { db } = await signedInAuth({
      'POST /factors/factor-1/challenge': challenge,
      'POST /factors/factor-1/verify': () => refusal(422, error),
    });

    expect(await verifyCode(db, CODE)).toEqual({ ok: false, code });
  });

  it.each([
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a backend without second factors', () => refusal(404, 'not_found'), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedInAuth({ 'POST /factors/factor-1/challenge': answer });

    expect(await verifyCode(db, CODE)).toEqual({ ok: false, code });
  });
});

const TOTP = { id: 'factor-1', factor_type: 'totp', status: 'verified', created_at: SINCE };
const LEFT_OVER = { ...TOTP, id: 'factor-2', status: 'unverified' };
const userWith =
  (...factors: object[]) =>
  () =>
    Response.json({ ...USER, factors });
const called = (sent: readonly { method: string; url: URL }[]) =>
  sent.map(({ method, url }) => `${method} ${url.pathname.replace('/auth/v1', '')}`);

describe('proveCode', () => {
  it("answers the challenge of the account's factor", async () => {
    const { db, sent } = await signedInAuth({
      'GET /user': userWith({ ...TOTP, id: 'phone-1', factor_type: 'phone' }, TOTP),
      'POST /factors/factor-1/challenge': challenge,
      'POST /factors/factor-1/verify': () => Response.json(session()),
    });

    expect(await proveCode(db, '123456')).toEqual({ ok: true, value: undefined });
    expect(called(sent)).toContain('POST /factors/factor-1/verify');
  });

  it('reports that the account has no factor any more', async () => {
    const { db } = await signedInAuth({ 'GET /user': userWith(LEFT_OVER) });

    expect(await proveCode(db, '123456')).toEqual({ ok: false, code: 'factor-gone' });
  });

  it('reports an ended session', async () => {
    const { db } = await signedInAuth({ 'GET /user': () => refusal(403, 'session_not_found') });

    expect(await proveCode(db, '123456')).toEqual({ ok: false, code: 'signed-out' });
  });
});

describe('beginEnrollment', () => {
  const enroll = () =>
    Response.json({ id: 'factor-3', type: 'totp', totp: { secret: 'ABCD', uri: 'otpauth://x' } });

  it('deletes the leftover of an earlier try, and returns the new secret', async () => {
    const { db, sent } = await signedInAuth({
      'GET /user': userWith(LEFT_OVER),
      'DELETE /factors/factor-2': () => Response.json({ id: 'factor-2' }),
      'POST /factors': enroll,
    });

    expect(await beginEnrollment(db)).toEqual({
      ok: true,
      value: { factorId: 'factor-3', secret: 'ABCD', uri: 'otpauth://x' },
    });
    expect(called(sent)).toEqual(['GET /user', 'DELETE /factors/factor-2', 'POST /factors']);
  });

  it('continues when another tab has already deleted the leftover', async () => {
    const { db } = await signedInAuth({
      'GET /user': userWith(LEFT_OVER),
      'DELETE /factors/factor-2': () => refusal(404, 'mfa_factor_not_found'),
      'POST /factors': enroll,
    });

    expect(await beginEnrollment(db)).toMatchObject({ ok: true });
  });

  it.each([
    ['a factor that is there already', () => refusal(403, 'insufficient_aal'), 'code-needed'],
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedInAuth({ 'GET /user': userWith(), 'POST /factors': answer });

    expect(await beginEnrollment(db)).toEqual({ ok: false, code });
  });
});

describe('removeFactor', () => {
  it('gets a new token for the session without the factor', async () => {
    const { db, sent } = await signedInAuth({
      'DELETE /factors/factor-1': () => Response.json({ id: 'factor-1' }),
      'POST /token': () => Response.json(session()),
    });

    expect(await removeFactor(db, 'factor-1')).toEqual({ ok: true, value: undefined });
    expect(called(sent)).toEqual(['DELETE /factors/factor-1', 'POST /token']);
  });

  it('keeps the factor when the session has not passed it', async () => {
    const { db, sent } = await signedInAuth({
      'DELETE /factors/factor-1': () => refusal(422, 'insufficient_aal'),
    });

    expect(await removeFactor(db, 'factor-1')).toEqual({ ok: false, code: 'code-needed' });
    expect(called(sent)).toEqual(['DELETE /factors/factor-1']);
  });
});
