import { readAccessToken } from '~/platform/session-storage';
import type { Db } from './db';
import { readStorageAnswer } from '../documents/storage-answer';

/** Calls to Auth are short. A call that takes longer will not be answered. */
const AUTH_TIMEOUT_MS = 10_000;

const UNAUTHORIZED = 401;

/** Storage answers nearly all refusals with this status. The response body says the reason. */
const REFUSED_BY_STORAGE = 400;

/**
 * Create the client's `fetch`. A refused call that carried a token gets a fresh token and is made
 * again, because this device's clock may be wrong or the token may have expired on its way. When no
 * fresh token is available, the refusal is returned, and a session that cannot be renewed is
 * removed. Calls to Auth are given up after 10 seconds. The browser caches no answer, because it
 * may contain personal data and would outlive the session.
 */
export function createSessionFetch(
  auth: () => Db['auth'],
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, given = {}) => {
    const init: RequestInit = { ...given, cache: 'no-store' };
    if (isAuthCall(input)) return withoutServerTime(await fetch(input, withTimeout(init)));

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

/** `fetch` for a client that calls only Auth. Calls are given up after 10 seconds. */
export async function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}) {
  return withoutServerTime(await fetch(input, withTimeout({ ...init, cache: 'no-store' })));
}

/**
 * Remove the session's expiry time from an answer. The client compares that time with this device's
 * clock, so a fast clock would make it renew the session before each call. Without it, the client
 * counts from `expires_in`.
 */
async function withoutServerTime(response: Response): Promise<Response> {
  const body: unknown = response.ok ? await readJson(response) : undefined;
  if (typeof body !== 'object' || body === null) return response;
  if (!('expires_at' in body && 'expires_in' in body)) return response;
  const { expires_at: _moment, ...session } = body;

  return Response.json(session, { status: response.status, headers: response.headers });
}

function readJson(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => undefined);
}

/**
 * Get a fresh token in place of a refused one. Undefined when there is none now. A session that can
 * no longer be renewed is removed.
 */
export async function renewToken(auth: Db['auth'], refused: string): Promise<string | undefined> {
  const stored = readAccessToken();
  if (stored !== undefined && stored !== refused) return stored; // another call has renewed it

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
