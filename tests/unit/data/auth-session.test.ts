import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateProfileNames } from '~/data/auth';
import { loadSessionUser, signOut } from '~/data/own-session';
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

  it('forgets the session of this browser also when the server cannot be told', async () => {
    const { db } = await signedInAuth({ 'POST /logout': noNetwork });

    expect(await signOut(db, 'local')).toEqual({ ok: false, code: 'unreachable' });
    expect((await db.auth.getSession()).data.session).toBeNull();
  });

  it('is done already when the server knows no such session', async () => {
    const { db } = await signedInAuth({ 'POST /logout': () => refusal(403, 'session_not_found') });

    expect(await signOut(db, 'global')).toEqual({ ok: true, value: undefined });
  });
});

describe('loadSessionUser', () => {
  it('knows nobody without a session, and asks nobody', async () => {
    const { db, sent } = cannedAuth({});

    expect(await loadSessionUser(db)).toEqual({ ok: true, value: undefined });
    expect(sent).toEqual([]);
  });

  it('gives the user whose session it is', async () => {
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

  it('asks again when the user it remembers is not the one of the token', async () => {
    const other = { ...USER, id: 'user-2', email: 'john@example.com', user_metadata: {} };
    const { db } = await sessionOfAnother(() => Response.json(other));

    expect(await loadSessionUser(db)).toMatchObject({
      ok: true,
      value: { id: 'user-2', email: 'john@example.com' },
    });
  });

  it('goes by the token while the server does not answer', async () => {
    const { db } = await sessionOfAnother(noNetwork);

    expect(await loadSessionUser(db)).toEqual({
      ok: true,
      value: { id: 'user-2', email: 'john@example.com', isVerified: true },
    });
  });

  it('knows nobody when the server knows no such session', async () => {
    const { db } = await sessionOfAnother(() => refusal(403, 'session_not_found'));

    expect(await loadSessionUser(db)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['is over', () => refusal(400, 'refresh_token_not_found'), { ok: true, value: undefined }],
    ['was used', () => refusal(400, 'refresh_token_already_used'), { ok: true, value: undefined }],
    ['fails', () => refusal(400, 'teapot'), { ok: false, code: 'unexpected' }],
  ])('of an expired session whose renewal %s', async (_, answer, result) => {
    const { db } = await expiredSession(answer);

    expect(await loadSessionUser(db)).toEqual(result);
  });
});

describe('a session whose renewal nobody answers', () => {
  it('is given five seconds, though the client goes on asking', async () => {
    const { db } = await expiredSession(noNetwork);
    vi.useFakeTimers();
    const result = loadSessionUser(db);

    await vi.advanceTimersByTimeAsync(5000);

    expect(await result).toEqual({ ok: false, code: 'unreachable' });
  });
});

describe('updateProfileNames', () => {
  it('writes the names where the account menu reads them', async () => {
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
  ])('knows %s', async (error, code) => {
    const { db } = await signedInAuth({ 'PUT /user': () => refusal(403, error) });

    expect(await updateProfileNames(db, { firstName: 'Jo', lastName: 'March' })).toEqual({
      ok: false,
      code,
    });
  });

  it('is signed out without a session', async () => {
    const { db } = cannedAuth({});

    expect(await updateProfileNames(db, { firstName: 'Jo', lastName: 'March' })).toEqual({
      ok: false,
      code: 'signed-out',
    });
  });
});

/** A client whose stored session is another user's than the one it remembers, as after a sign-in in another tab. */
async function sessionOfAnother(user: () => Response | Promise<Response>) {
  const access_token = token('session-2', { sub: 'user-2', email: 'john@example.com' });
  const signedIn = await signedInAuth({
    'POST /token': () => Response.json(session({ access_token })),
    'GET /user': user,
  });
  await signedIn.db.auth.refreshSession();

  return signedIn;
}

/** A client whose access token is over, so that it has to ask for another. */
async function expiredSession(renewal: () => Response | Promise<Response>) {
  let answer = (): Response | Promise<Response> =>
    Response.json(session({ expires_in: 1, expires_at: 1 }));
  const canned = cannedAuth({ 'POST /token': () => answer() });
  await canned.db.auth.signInWithPassword({ email: USER.email, password: 'x' });
  answer = renewal;

  return canned;
}
