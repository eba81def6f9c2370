import { describe, expect, it } from 'vitest';
import { changePassword, setNewPassword } from '~/data/auth/password';
import { cannedAuth, refusal, session, signedInAuth, USER } from '../canned-auth';
import { noNetwork } from '../canned-server';

const CHANGE = { current: 'old password 1', next: 'new password 2' };
const user = () => Response.json(USER);

describe('setNewPassword', () => {
  it('sends the new password of the user who followed the link', async () => {
    const { db, sent } = await signedInAuth({ 'PUT /user': user });

    expect(await setNewPassword(db, CHANGE.next)).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toMatchObject({ password: CHANGE.next });
  });

  it.each([
    ['a weak one', () => refusal(422, 'weak_password'), 'weak-password'],
    ['the same one', () => refusal(422, 'same_password'), 'same-password'],
    ['a session that is over', () => refusal(403, 'session_not_found'), 'signed-out'],
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = await signedInAuth({ 'PUT /user': answer });

    expect(await setNewPassword(db, CHANGE.next)).toEqual({ ok: false, code });
  });

  it('requires a session', async () => {
    const { db } = cannedAuth({});

    expect(await setNewPassword(db, CHANGE.next)).toEqual({ ok: false, code: 'signed-out' });
  });
});

describe('changePassword', () => {
  it('verifies the current password before it sends the new one', async () => {
    const { db, sent } = await signedInAuth({
      'GET /user': user,
      'POST /token': () => Response.json(session()),
      'PUT /user': user,
    });

    expect(await changePassword(db, CHANGE)).toEqual({ ok: true, value: undefined });
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /auth/v1/user',
      'POST /auth/v1/token',
      'PUT /auth/v1/user',
    ]);
    expect(sent[1]?.body).toMatchObject({ email: USER.email, password: CHANGE.current });
    expect(sent[2]?.body).toMatchObject({ password: CHANGE.next });
  });

  it.each([
    ['is wrong', () => refusal(400, 'invalid_credentials'), 'wrong-current-password'],
    ['opens nothing yet', () => refusal(400, 'email_not_confirmed'), 'wrong-current-password'],
    ['was tried too often', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['reaches nobody', noNetwork, 'unreachable'],
  ])('sends no new password when the current one %s', async (_, answer, code) => {
    const { db, sent } = await signedInAuth({ 'GET /user': user, 'POST /token': answer });

    expect(await changePassword(db, CHANGE)).toEqual({ ok: false, code });
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it.each([
    ['too weak', () => refusal(422, 'weak_password'), 'weak-password'],
    ['the current one', () => refusal(422, 'same_password'), 'same-password'],
  ])('reports a new password that is %s', async (_, answer, code) => {
    const { db } = await signedInAuth({
      'GET /user': user,
      'POST /token': () => Response.json(session()),
      'PUT /user': answer,
    });

    expect(await changePassword(db, CHANGE)).toEqual({ ok: false, code });
  });

  it.each([
    ['nobody is signed in', () => refusal(403, 'session_not_found'), 'signed-out'],
    ['the server does not answer', noNetwork, 'unreachable'],
  ])('sends no further request when %s', async (_, answer, code) => {
    const { db, sent } = await signedInAuth({ 'GET /user': answer });

    expect(await changePassword(db, CHANGE)).toEqual({ ok: false, code });
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
