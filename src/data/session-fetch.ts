import { readAccessToken } from '~/platform/session-storage';
import type { Db } from './client';
import { readStorageAnswer } from './storage-answer';

/** A call to Auth is short; what takes longer is not coming. */
const AUTH_TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;

/** What Storage answers to nearly all it refuses. Which it is stands in the body. */
const REFUSED_BY_STORAGE = 400;

/**
 * `fetch` for the client. A call that is refused although it carried a token gets a fresh token and is made once
 * more: the clock of this device may be wrong, or the token ended on its way. Where there is no fresh one, the session
 * is over and is removed, and the refusal is the answer. A call to Auth that takes longer than 10 seconds is given up.
 * No answer goes into the browser's cache: it may hold personal data, and it would outlive the session.
 */
export function createSessionFetch(
  auth: () => Db['auth'],
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, given = {}) => {
    const init: RequestInit = { ...given, cache: 'no-store' };
    if (isAuthCall(input)) return fetch(input, withTimeout(init));

    const response = await fetch(input, init);
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization')?.replace(/^Bearer /, '');
    if (!token || !(await isTokenRefused(input, response))) return response;

    const fresh = await renewToken(auth(), token);
    if (!fresh) return response;
    headers.set('Authorization', `Bearer ${fresh}`);

    return fetch(input, { ...init, headers });
  };
}

/** `fetch` for a client that calls nothing but Auth: a call that takes longer than 10 seconds is given up. */
export function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}) {
  return fetch(input, withTimeout({ ...init, cache: 'no-store' }));
}

/**
 * A fresh token in place of one that was refused; undefined when there is none now. A session that cannot be renewed
 * any more is removed.
 */
export async function renewToken(auth: Db['auth'], refused: string): Promise<string | undefined> {
  const stored = readAccessToken();
  if (stored !== undefined && stored !== refused) return stored; // another call was faster

  const { data, error } = await auth.refreshSession();
  if (data.session) return data.session.access_token;

  const isUnknown = error?.name === 'AuthRetryableFetchError';
  if (!isUnknown) await auth.signOut({ scope: 'local' });

  return undefined;
}

async function isTokenRefused(input: RequestInfo | URL, response: Response): Promise<boolean> {
  if (response.status !== REFUSED_BY_STORAGE) return response.status === UNAUTHORIZED;
  if (!pathOf(input).startsWith('/storage/v1/')) return false;

  return readStorageAnswer(response.status, await response.clone().text()) === 'refused';
}

function withTimeout(init: RequestInit): RequestInit {
  return { ...init, signal: init.signal ?? AbortSignal.timeout(AUTH_TIMEOUT_MS) };
}

function isAuthCall(input: RequestInfo | URL): boolean {
  return pathOf(input).startsWith('/auth/v1/');
}

function pathOf(input: RequestInfo | URL): string {
  return new URL(input instanceof Request ? input.url : input).pathname;
}
