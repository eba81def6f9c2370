// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '~/data/connection/db';
import type { Database } from '~/data/database.types';
import { createSessionFetch } from '~/data/connection/session-fetch';
import { sessionStorageAdapter } from '~/platform/session-storage';
import { SESSION_KEY } from '~/platform/storage-keys';
import { refusal, session, token } from '../canned-auth';

const OLD = token('session-1', { n: 'old' });
const FRESH = token('session-1', { n: 'fresh' });

/** The requests in order, and the responses of the network. */
type Network = {
  asked: string[];
  bodies: Record<string, unknown[]>;
  caching: (RequestCache | undefined)[];
  answers: Record<string, (bearer: string) => Response>;
};

let network: Network;

const renewal = () => Response.json(session({ access_token: FRESH, refresh_token: 'refresh-2' }));
const refuseOld = (bearer: string) =>
  bearer === OLD ? new Response('{}', { status: 401 }) : Response.json([]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network = {
    asked: [],
    bodies: {},
    caching: [],
    answers: { '/rest/v1/applications': refuseOld, '/auth/v1/token': renewal },
  };
});

/** The client of a page, with a stored session that the server considers ended. */
function connect(): Db {
  const canned: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const bearer = new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    network.asked.push(pathname);
    (network.bodies[pathname] ??= []).push(init?.body);
    network.caching.push(init?.cache);

    return Promise.resolve(network.answers[pathname]?.(bearer) ?? Response.json({}));
  };
  const db: Db = createClient<Database>('http://127.0.0.1:58321', 'sb_publishable_test', {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: SESSION_KEY,
      storage: sessionStorageAdapter,
    },
    global: { fetch: createSessionFetch(() => db.auth, canned) },
  });

  return db;
}

function keepSession(changes: object = {}): void {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  const text = JSON.stringify(session({ access_token: OLD, expires_at, ...changes }));
  localStorage.setItem(SESSION_KEY, text);
}

const read = (db: Db) => db.from('applications').select('id');

describe('a call that is refused despite its token', () => {
  it('is repeated once with a new token, which is stored', async () => {
    keepSession();
    const { data, status } = await read(connect());

    expect({ data, status }).toEqual({ data: [], status: 200 });
    expect(network.asked).toEqual([
      '/rest/v1/applications',
      '/auth/v1/token',
      '/rest/v1/applications',
    ]);
    expect(localStorage.getItem(SESSION_KEY)).toContain(FRESH);
  });

  it('is repeated once when Storage answers 400 for the token only', async () => {
    keepSession();
    const db = connect();
    const path = '/storage/v1/object/list/papers';
    const refuse = (message: string) => (bearer: string) =>
      bearer === OLD
        ? Response.json({ error: 'Unauthorized', message }, { status: 400 })
        : Response.json([]);
    const list = () => db.storage.from('papers').list();

    network.answers[path] = refuse('new row violates row-level security policy');
    expect((await list()).error).not.toBeNull();
    expect(network.asked).toEqual([path]);

    network.answers[path] = refuse('"exp" claim timestamp check failed');
    expect((await list()).error).toBeNull();
    expect(network.asked).toEqual([path, path, '/auth/v1/token', path]);
  });

  it('sends the same body again', async () => {
    keepSession();
    network.answers['/functions/v1/submit-application'] = refuseOld;

    await connect().functions.invoke('submit-application', { body: { quoteId: 'q' } });

    const path = '/functions/v1/submit-application';
    expect(network.bodies[path]).toEqual(['{"quoteId":"q"}', '{"quoteId":"q"}']);
  });

  it('stays refused when the new token does not help, and the session stays open', async () => {
    keepSession();
    network.answers['/rest/v1/applications'] = () => new Response('{}', { status: 401 });

    expect((await read(connect())).status).toBe(401);
    expect(network.asked.filter((path) => path.startsWith('/rest'))).toHaveLength(2);
    expect(localStorage.getItem(SESSION_KEY)).toContain(FRESH);
  });

  it('ends the session when there is no new token', async () => {
    keepSession();
    network.answers['/auth/v1/token'] = () => refusal(400, 'refresh_token_not_found');

    expect((await read(connect())).status).toBe(401);
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('uses the token that another call fetched meanwhile', async () => {
    keepSession();
    const db = connect();
    network.answers['/rest/v1/applications'] = (bearer) => {
      keepSession({ access_token: FRESH });

      return refuseOld(bearer);
    };

    expect((await read(db)).status).toBe(200);
    expect(network.asked).not.toContain('/auth/v1/token');
  });
});

describe('a call that is refused for another reason', () => {
  it('is not repeated for a visitor', async () => {
    network.answers['/rest/v1/applications'] = () => new Response('{}', { status: 401 });

    expect((await read(connect())).status).toBe(401);
    expect(network.asked).toEqual(['/rest/v1/applications']);
  });

  it('is not repeated after 403', async () => {
    keepSession();
    network.answers['/rest/v1/applications'] = () => new Response('{}', { status: 403 });

    expect((await read(connect())).status).toBe(403);
    expect(network.asked).toEqual(['/rest/v1/applications']);
  });
});

describe('a response', () => {
  it("is never stored in the browser's cache, not even after a retry or from Auth", async () => {
    keepSession();
    await read(connect());

    expect(network.asked).toHaveLength(3);
    expect(network.caching).toEqual(['no-store', 'no-store', 'no-store']);
  });
});

describe('a call to Auth', () => {
  it('is stopped after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let given: AbortSignal | null | undefined;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);

      return controller.signal;
    });
    const silent: typeof fetch = (_, init) => {
      given = init?.signal;

      return new Promise((__, reject) => {
        given?.addEventListener('abort', () => reject(given?.reason as Error));
      });
    };
    const sessionFetch = createSessionFetch(() => connect().auth, silent);

    const answer = sessionFetch('http://127.0.0.1:58321/auth/v1/token', { method: 'POST' });
    const outcome = expect(answer).rejects.toThrow('late');
    await vi.advanceTimersByTimeAsync(10_000);

    await outcome;
    timeout.mockRestore();
    vi.useRealTimers();
  });
});

describe('on a device whose clock is two days fast', () => {
  it('renews a session once, not before each call', async () => {
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    const serverTime = Date.now();
    vi.useFakeTimers({ now: serverTime + twoDays, toFake: ['Date'] });
    const hour = 3600;
    const at = Math.round(serverTime / 1000) + hour;
    network.answers['/auth/v1/token'] = () =>
      Response.json({
        ...session({ access_token: FRESH, refresh_token: 'refresh-2' }),
        expires_in: hour,
        expires_at: at,
      });
    sessionStorageAdapter.setItem(
      SESSION_KEY,
      JSON.stringify({ ...session({ access_token: OLD }), expires_at: at }),
    );
    const db = connect();

    for (let call = 0; call < 3; call += 1) await db.from('applications').select('id');

    expect(network.asked.filter((path) => path === '/auth/v1/token')).toHaveLength(1);
    vi.useRealTimers();
  });
});
