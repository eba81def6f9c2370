import type { SupabaseClient } from '@supabase/supabase-js';
import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fail, type Result } from '~/domain/result';
import { SESSION_KEY } from '~/platform/storage-keys';
import { sessionStorageAdapter } from '~/platform/session-storage';
import { adoptRefreshedSessions } from './adopt-session';
import { connectionFailure, type ConnectionFailure } from './connection';
import type { Database } from './database.types';
import { createSessionFetch, fetchWithTimeout } from './session-fetch';

/** A connection to the project's database, typed by its schema. */
export type Db = SupabaseClient<Database>;

let connection: Promise<Db> | undefined;

/**
 * The one connection of this page. Its code (47 kB) is loaded at the first call, never before.
 * Rejects when that code cannot be loaded; the next call tries again.
 */
export function getDb(): Promise<Db> {
  connection ??= connect().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });

  return connection;
}

/** Make a call on the connection. Code that cannot be loaded counts as no answer. */
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
 * A connection apart from the page's, which keeps the session it opens in memory and nowhere else: it signs nobody in
 * or out here. Rejects when its code cannot be loaded.
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

/** Make a call on a connection of its own. Code that cannot be loaded counts as no answer. */
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
      // The pages that take a mailed link read it themselves, and take it out of the address.
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

/** The name and the address of the user are not written to the disk. */
function memoryStorage() {
  const texts = new Map<string, string>();

  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}
