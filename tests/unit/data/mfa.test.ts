import { describe, expect, it } from 'vitest';
import { listFactors, verifyCode } from '~/data/mfa';
import { refusal, session, signedInAuth, USER } from './canned-auth';
import { noNetwork } from './canned-server';

const CODE = { factorId: 'factor-1', code: '123456' };
const challenge = () => Response.json({ id: 'challenge-1', type: 'totp', expires_at: 1 });

describe('listFactors', () => {
  it('lists what the user confirmed and we can ask for', async () => {
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

  it('lists none where the backend offers none', async () => {
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
