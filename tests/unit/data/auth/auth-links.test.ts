import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  carriesLink,
  openEmailLink,
  openRecovery,
  openSyncedSession,
  readEmailLink,
} from '~/data/auth/auth-links';
import type { Db } from '~/data/connection/db';
import { cannedAuth, refusal, session, token, USER } from '../canned-auth';
import { noNetwork } from '../canned-server';

afterEach(() => vi.unstubAllGlobals());

const TOKENS = { kind: 'tokens', accessToken: token(), refreshToken: 'refresh-1' } as const;
const CODE = { kind: 'code', tokenHash: 'hash' } as const;
const LINK = { tokenHash: 'hash', kind: 'signup' } as const;
const params = (query: string) => new URLSearchParams(query);

const OPENERS: [name: string, path: string, open: (db: Db) => Promise<unknown>][] = [
  ['openRecovery with tokens', 'GET /user', (db) => openRecovery(db, TOKENS)],
  ['openRecovery with a code', 'POST /verify', (db) => openRecovery(db, CODE)],
  ['openSyncedSession', 'POST /verify', (db) => openSyncedSession(db, 'hash')],
  ['openEmailLink', 'POST /verify', (db) => openEmailLink(db, LINK)],
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

const OPENED = { userId: USER.id, email: USER.email, hasSecondFactor: false };

describe('openRecovery', () => {
  it('opens the session of the tokens, and returns its user', async () => {
    const { db } = cannedAuth({ 'GET /user': () => Response.json(USER) });
    const { accessToken, refreshToken } = TOKENS;

    expect(await openRecovery(db, TOKENS)).toEqual({
      ok: true,
      value: { ...OPENED, accessToken, refreshToken },
    });
  });

  it('sends a code with its purpose, and returns the user of its session', async () => {
    const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

    expect(await openRecovery(db, CODE)).toMatchObject({ ok: true, value: OPENED });
    expect(sent[0]?.body).toMatchObject({ token_hash: 'hash', type: 'recovery' });
  });

  it.each([
    ['no token', { accessToken: 'nonsense', refreshToken: 'refresh-1' }],
    ['nothing', { accessToken: '', refreshToken: '' }],
  ])('treats a link with %s as invalid', async (_, tokens) => {
    const { db } = cannedAuth({});

    expect(await openRecovery(db, { kind: 'tokens', ...tokens })).toEqual({
      ok: false,
      code: 'invalid-link',
    });
  });
});

describe('openSyncedSession', () => {
  it('sends the code as a sign-in code', async () => {
    const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

    expect(await openSyncedSession(db, 'hash')).toEqual({ ok: true, value: undefined });
    expect(sent[0]?.body).toMatchObject({ token_hash: 'hash', type: 'magiclink' });
  });
});

describe('readEmailLink', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])(
    "reads one of the site's links: %s",
    (kind) => {
      const query = params(`token_hash=hash&type=${kind}`);

      expect(readEmailLink(query)).toEqual({ tokenHash: 'hash', kind });
      expect(carriesLink(query)).toBe(true);
    },
  );

  it.each([
    ['an error', 'error=access_denied&error_code=otp_expired'],
    ['an error and a code', 'error_code=otp_expired&token_hash=hash&type=signup'],
    ['a code for nothing we know', 'token_hash=hash&type=treasure'],
    ['a code for nothing', 'token_hash=hash'],
    ['tokens', 'access_token=a&refresh_token=b'],
    ['tokens beside a code', 'access_token=a&token_hash=hash&type=signup'],
    ['one token of two', 'refresh_token=b'],
    ['the code of another flow', 'code=abc'],
  ])('reads no link from an address with %s', (_, query) => {
    expect(readEmailLink(params(query))).toBeUndefined();
    expect(carriesLink(params(query))).toBe(true);
  });

  it('recognizes an address without link values', () => {
    expect(carriesLink(params('next=/quote'))).toBe(false);
  });
});

describe('openEmailLink', () => {
  it('sends the code with its purpose, and returns the user of its session', async () => {
    const { db, sent } = cannedAuth({ 'POST /verify': () => Response.json(session()) });

    expect(await openEmailLink(db, LINK)).toMatchObject({ ok: true, value: OPENED });
    expect(sent[0]?.body).toMatchObject({ token_hash: 'hash', type: 'signup' });
  });

  it.each([
    ['email_change', { ok: true, value: undefined }],
    ['signup', { ok: false, code: 'invalid-link' }],
  ] as const)('returns no session after the first of two links: %s', async (kind, result) => {
    const { db } = cannedAuth({
      'POST /verify': () => Response.json({ msg: 'Confirmation link accepted', code: '200' }),
    });

    expect(await openEmailLink(db, { tokenHash: 'hash', kind })).toEqual(result);
  });
});
