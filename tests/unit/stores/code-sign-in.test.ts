// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { SESSION_KEY } from '~/platform/storage-keys';
import { askForCode, forgetAskedCode, signInWithCode } from '~/stores/code-sign-in';
import { settleSignIn } from '~/stores/settle-account';
import { session, token, USER } from '../data/canned-auth';

const FACTOR = { id: 'factor-1', factor_type: 'totp', status: 'verified' };

/** The acceptances that the server recorded. */
let recorded: unknown[];
let factors: object[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  recorded = [];
  factors = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // the client counts its instances
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/verify') return Response.json(session({ user: userNow() }));
    if (pathname === '/auth/v1/user') return Response.json(userNow());
    if (pathname === '/rest/v1/tos_acceptances') recorded.push(await request.json());

    return Response.json({});
  });
});

afterEach(() => {
  forgetAskedCode();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A customer who signed up under earlier terms. */
const userNow = () => ({ ...USER, factors, user_metadata: { terms_version: 'v0.9' } });

/** The code of the second factor makes this session a proved one. */
function proveFactor(): void {
  const proved = session({ access_token: token('session-1', { aal: 'aal2' }), user: userNow() });
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...proved, expires_at: expiresAt }));
}

async function signIn(): Promise<void> {
  expect(await askForCode(USER.email)).toBeUndefined();
  expect(await signInWithCode('1234567890')).toBeUndefined();
}

describe('the terms accepted with a mailed code', () => {
  it('are recorded at once without a second factor', async () => {
    await signIn();

    expect(recorded).toMatchObject([{ user_id: USER.id, version: TERMS_VERSION }]);
  });

  it('are recorded only after the second factor, in the version that was accepted', async () => {
    factors = [FACTOR];
    await signIn();
    expect(recorded).toEqual([]);

    proveFactor();
    await settleSignIn();
    expect(recorded).toMatchObject([{ user_id: USER.id, version: TERMS_VERSION }]);
  });
});
