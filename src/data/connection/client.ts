import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fail, type Result } from '~/domain/result';
import { SESSION_KEY } from '~/platform/storage-keys';
import { sessionStorageAdapter } from '~/platform/session-storage';
import { adoptRefreshedSessions } from './adopt-session';
import { connectionFailure, type ConnectionFailure } from './connection';
import type { Database } from '../database.types';
import type { Db } from './db';
import { createSessionFetch, fetchWithTimeout } from './session-fetch';

let connection: Promise<Db> | undefined;

/**
 * The page's shared connection. Its code (47 kB) loads at the first call. Rejects when the code
 * cannot be loaded; the next call tries again.
 */
export function getDb(): Promise<Db> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });

  return connection;
}

/**
 * Make a call on the page's connection. Fails with a connection failure when the code cannot be
 * loaded.
 */
export function withDb<T, Failure extends { ok: false; code: string }>(
  call: (db: Db) => Promise<{ ok: true; value: T } | Failure>,
): Promise<Result<T, ConnectionFailure> | Failure> {
  return callOn(getDb, call);
}

async function callOn<T, Failure extends { ok: false; code: string }>(
  open: () => Promise<Db>,
  call: (db: Db) => Promise<{ ok: true; value: T } | Failure>,
): Promise<Result<T, ConnectionFailure> | Failure> {
  let db: Db;
  try {
    db = await open();
  } catch {
    return fail(connectionFailure());
  }

  return call(db);
}

/**
 * Open a separate connection, which keeps its session only in memory: it signs nobody in or out in
 * this browser. Rejects when its code cannot be loaded.
 */
export async function connectApart(): Promise<Db> {
  const { createClient } = await import('@supabase/supabase-js');

  return createClient<Database>(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `${SESSION_KEY}-apart`,
    },
    global: { fetch: fetchWithTimeout },
  });
}

/**
 * Make a call on a separate connection. Fails with a connection failure when the code cannot be
 * loaded.
 */
export function withDbApart<T, Failure extends { ok: false; code: string }>(
  call: (db: Db) => Promise<{ ok: true; value: T } | Failure>,
): Promise<Result<T, ConnectionFailure> | Failure> {
  return callOn(connectApart, call);
}

async function connect(): Promise<Db> {
  const { createClient } = await import('@supabase/supabase-js');

  const db: Db = createClient<Database>(PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY, {
    auth: {
      flowType: 'pkce',
      // The pages that mailed links open read the link themselves and remove it from the address.
      detectSessionInUrl: false,
      storageKey: SESSION_KEY,
      storage: sessionStorageAdapter,
      userStorage: memoryStorage(),
    },
    global: { fetch: createSessionFetch(() => db.auth, fetch) },
  });
  adoptRefreshedSessions(db);

  return db;
}

/** Keeps the user's name and email address in memory, so that they are not written to disk. */
function memoryStorage() {
  const texts = new Map<string, string>();

  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}
