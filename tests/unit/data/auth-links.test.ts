import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  finishEmailLink,
  openRecovery,
  openRecoveryByCode,
  openSyncedSession,
} from '~/data/auth-links';
import type { Db } from '~/data/client';
import { cannedAuth, refusal, session, signedInAuth, token, USER } from './canned-auth';
import { noNetwork } from './canned-server';

afterEach(() => vi.unstubAllGlobals());

const TOKENS = { accessToken: token(), refreshToken: 'refresh-1' };
const params = (query: string) => new URLSearchParams(query);
const tokenParams = () =>
  new URLSearchParams({ access_token: TOKENS.accessToken, refresh_token: TOKENS.refreshToken });

const OPENERS: [name: string, path: string, open: (db: Db) => Promise<unknown>][] = [
  ['openRecovery', 'GET /user', (db) => openRecovery(db, TOKENS)],
  ['openRecoveryByCode', 'POST /verify', (db) => openRecoveryByCode(db, 'hash')],
  ['openSyncedSession', 'POST /verify', (db) => openSyncedSession(db, 'hash')],
  [
    'finishEmailLink with a code of ours',
    'POST /verify',
    (db) => finishEmailLink(db, params('token_hash=hash&type=signup')),
  ],
  ['finishEmailLink with tokens', 'GET /user', (db) => finishEmailLink(db, tokenParams())],
];

describe.each(OPENERS)('%s', (_, path, open) => {
  it.each([
    ['too many calls', () => refusal(429, 'over_request_rate_limit'), 'rate-limited'],
    ['a network that fails', noNetwork, 'unreachable'],
    ['a server that fails', () => refusal(500, 'unexpected_failure'), 'unexpected'],
    ['a link that was used or is too old', () => refusal(403, 'otp_expired'), 'invalid-link'],
    ['a token of nobody', () => refusal(403, 'bad_jwt'), 'invalid-link'],
    ['a session that is over', () => refusal(403, 'session_not_found'), 'invalid-link'],
    ['a link that says nothing', () => refusal(422, 'validation_failed'), 'invalid-link'],
  ])('has a code for %s', async (__, answer, code) => {
    const { db } = cannedAuth({ [path]: answer });

    expect(await open(db)).toEqual({ ok: false, code });
  });
});

describe('openRecovery', () => {
  it('opens the session the tokens belong to', async () => {
    const { db } = cannedAuth({ 'GET /user': () => Response.json(USER) });

    expect(await openRecovery(db, TOKENS)).toEqual({ ok: true, value: undefined });
    expect((await db.auth.getSession()).data.session?.refresh_token).toBe('refresh-1');
  });

  it.each([
    ['no token', { accessToken: 'nonsense', refreshToken: 'refresh-1' }],
    ['nothing', { accessToken: '', refreshToken: '' }],
  ])('takes a link that carries %s for one that opens nothing', async (_, tokens) => {
    const { db } = cannedAuth({});

    expect(await openRecovery(db, tokens)).toEqual({ ok: false, code: 'invalid-link' });
  });
});

describe('a code that is used once', () => {
  it.each([
    ['recovery', openRecoveryByCode],
    ['magiclink', openSyncedSession],
  ])('is sent as what it is for: %s', async (type, open) => {
    const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

    expect(await open(db, 'hash')).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toMatchObject({ token_hash: 'hash', type });
  });
});

describe('finishEmailLink', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])(
    'opens a link of ours and says what it was for: %s',
    async (kind) => {
      const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

      expect(await finishEmailLink(db, params(`token_hash=hash&type=${kind}`))).toEqual({
        ok: true,
        value: { kind },
      });
      expect(sent[0]?.body).toMatchObject({ token_hash: 'hash', type: kind });
    },
  );

  it('opens a link with the code of PKCE', async () => {
    const { db, sent } = cannedAuth({ 'POST /token': () => Response.json(session()) });
    storeVerifier(db);

    expect(await finishEmailLink(db, params('code=abc'))).toEqual({
      ok: true,
      value: { kind: undefined },
    });
    expect(sent[0]?.url.search).toBe('?grant_type=pkce');
    expect(sent[0]?.body).toMatchObject({ auth_code: 'abc', code_verifier: 'verifier' });
  });

  it('cannot open a link with a code that another browser asked for', async () => {
    const { db, sent } = cannedAuth({});

    expect(await finishEmailLink(db, params('code=abc'))).toEqual({
      ok: false,
      code: 'invalid-link',
    });
    expect(sent).toEqual([]);
  });

  it('opens a link with tokens', async () => {
    const { db } = cannedAuth({ 'GET /user': () => Response.json(USER) });

    expect(await finishEmailLink(db, tokenParams())).toEqual({
      ok: true,
      value: { kind: undefined },
    });
  });

  it.each([
    ['an error', 'error=access_denied&error_code=otp_expired'],
    ['an error and a code', 'error_code=otp_expired&token_hash=hash&type=signup'],
    ['a code for nothing we know', 'token_hash=hash&type=treasure'],
    ['a code for nothing', 'token_hash=hash'],
    ['one token of two', 'access_token=a'],
    ['nothing, with nobody signed in', ''],
  ])('asks nobody about a link with %s', async (_, query) => {
    const { db, sent } = cannedAuth({});

    expect(await finishEmailLink(db, params(query))).toEqual({ ok: false, code: 'invalid-link' });
    expect(sent).toEqual([]);
  });

  it('is done already where somebody is signed in and the link carries nothing', async () => {
    const { db } = await signedInAuth({});

    expect(await finishEmailLink(db, params(''))).toEqual({
      ok: true,
      value: { kind: undefined },
    });
  });
});

/** Keep the secret of PKCE as the client does when it asks for a mail. */
function storeVerifier(db: Db): void {
  const { storage, storageKey } = db.auth as unknown as {
    storage: { setItem: (key: string, text: string) => void };
    storageKey: string;
  };
  storage.setItem(`${storageKey}-code-verifier`, JSON.stringify('verifier'));
}
