import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateProfileNames } from '~/data/auth/auth';
import { loadSessionUser, signOut } from '~/data/auth/own-session';
import { cannedAuth, refusal, session, signedInAuth, token, USER } from './canned-auth';
import { noNetwork } from './canned-server';

afterEach(() => vi.useRealTimers());

describe('signOut', () => {
  it.each(['local', 'global', 'others'] as const)(
    'ends the sessions of the scope: %s',
    async (scope) => {
      const { db, sent } = await signedInAuth({});

      expect(await signOut(db, scope)).toEqual({ ok: true, value: undefined });
      expect(sent[0]?.url.pathname).toBe('/auth/v1/logout');
      expect(sent[0]?.url.search).toBe(`?scope=${scope}`);
    },
  );

  it('forgets the session of this browser even when the server is unreachable', async () => {
    const { db } = await signedInAuth({ 'POST /logout': noNetwork });

    expect(await signOut(db, 'local')).toEqual({ ok: false, code: 'unreachable' });
    expect((await db.auth.getSession()).data.session).toBeNull();
  });

  it('succeeds when the server does not know the session', async () => {
    const { db } = await signedInAuth({ 'POST /logout': () => refusal(403, 'session_not_found') });

    expect(await signOut(db, 'global')).toEqual({ ok: true, value: undefined });
  });
});

describe('loadSessionUser', () => {
  it('returns no user without a session, and sends no request', async () => {
    const { db, sent } = cannedAuth({});

    expect(await loadSessionUser(db)).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([]);
  });

  it('returns the user of the session', async () => {
    const { db, sent } = await signedInAuth({});

    expect(await loadSessionUser(db)).toEqual({
      ok: true,
      value: expect.objectContaining({
        id: USER.id,
        email: USER.email,
        fullName: 'Jane Middleton',
      }),
    });
    expect(sent).toEqual([]);
  });

  it('asks again when the remembered user is not the user of the token', async () => {
    const other = { ...USER, id: 'user-2', email: 'john@example.com', user_metadata: {} };
    const { db } = await sessionOfAnother(() => Response.json(other));

    expect(await loadSessionUser(db)).toMatchObject({
      ok: true,
      value: { id: 'user-2', email: 'john@example.com' },
    });
  });

  it('uses the token while the server does not answer', async () => {
    const { db } = await sessionOfAnother(noNetwork);

    expect(await loadSessionUser(db)).toEqual({
      ok: true,
      value: { id: 'user-2', email: 'john@example.com', isVerified: true },
    });
  });

  it('returns no user when the server does not know the session', async () => {
    const { db } = await sessionOfAnother(() => refusal(403, 'session_not_found'));

    expect(await loadSessionUser(db)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['is over', () => refusal(400, 'refresh_token_not_found'), { ok: true, value: undefined }],
    ['was used', () => refusal(400, 'refresh_token_already_used'), { ok: true, value: undefined }],
    ['fails', () => refusal(400, 'teapot'), { ok: false, code: 'unexpected' }],
  ])('handles an expired session whose renewal %s', async (_, answer, result) => {
    const { db } = await expiredSession(answer);

    expect(await loadSessionUser(db)).toEqual(result);
  });
});

describe('a session whose renewal gets no answer', () => {
  it('waits five seconds, although the client keeps retrying', async () => {
    const { db } = await expiredSession(noNetwork);
    vi.useFakeTimers();
    const result = loadSessionUser(db);

    await vi.advanceTimersByTimeAsync(5000);

    expect(await result).toEqual({ ok: false, code: 'unreachable' });
  });
});

describe('updateProfileNames', () => {
  it('writes the names that the account menu reads', async () => {
    const { db, sent } = await signedInAuth({ 'PUT /user': () => Response.json(USER) });

    expect(await updateProfileNames(db, { firstName: 'Jo', lastName: 'March' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent[0]?.body).toMatchObject({
      data: { first_name: 'Jo', last_name: 'March', full_name: 'Jo March' },
    });
  });

  it.each([
    ['session_not_found', 'signed-out'],
    ['teapot', 'unexpected'],
  ])('reports %s', async (error, code) => {
    const { db } = await signedInAuth({ 'PUT /user': () => refusal(403, error) });

    expect(await updateProfileNames(db, { firstName: 'Jo', lastName: 'March' })).toEqual({
      ok: false,
      code,
    });
  });

  it('requires a session', async () => {
    const { db } = cannedAuth({});

    expect(await updateProfileNames(db, { firstName: 'Jo', lastName: 'March' })).toEqual({
      ok: false,
      code: 'signed-out',
    });
  });
});

/** A client whose stored session belongs to another user than the remembered one, as after a sign-in in another tab. */
async function sessionOfAnother(user: () => Response | Promise<Response>) {
  const access_token = token('session-2', { sub: 'user-2', email: 'john@example.com' });
  const signedIn = await signedInAuth({
    'POST /token': () => Response.json(session({ access_token })),
    'GET /user': user,
  });
  await signedIn.db.auth.refreshSession();

  return signedIn;
}

/** A client with an expired access token, so that it must request a new one. */
async function expiredSession(renewal: () => Response | Promise<Response>) {
  let answer = (): Response | Promise<Response> =>
    Response.json(session({ expires_in: 1, expires_at: 1 }));
  const canned = cannedAuth({ 'POST /token': () => answer() });
  await canned.db.auth.signInWithPassword({ email: USER.email, password: 'x' });
  answer = renewal;

  return canned;
}
