// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adoptRefreshedSessions } from '~/data/connection/adopt-session';
import type { Db } from '~/data/connection/db';
import type { Database } from '~/data/database.types';
import { sessionStorageAdapter } from '~/platform/session-storage';
import { SESSION_KEY } from '~/platform/storage-keys';
import { session, token } from '../canned-auth';

const OLD = token('session-1', { n: 'old' });
const FRESH = session({ access_token: token('session-1', { n: 'fresh' }), refresh_token: 'new' });
const OTHER = session({ access_token: token('session-2'), refresh_token: 'other' });

let db: Db;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const canned = () => Promise.resolve(Response.json({ user: null }));
  db = createClient<Database>('http://127.0.0.1:58321', 'sb_publishable_test', {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: SESSION_KEY,
      storage: sessionStorageAdapter,
    },
    global: { fetch: canned },
  });
  adoptRefreshedSessions(db);
});

afterEach(() => db.auth.dispose());

function keepSession(): void {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  sessionStorage.setItem(SESSION_KEY, JSON.stringify(session({ access_token: OLD, expires_at })));
}

/** A message of another tab, as its client sends it. */
function say(event: string, news: object): void {
  const tab = new BroadcastChannel(SESSION_KEY);
  tab.postMessage({ event, session: news });
  tab.close();
}

const kept = () => sessionStorage.getItem(SESSION_KEY) ?? '';

describe('messages about sessions from another tab', () => {
  it('update the tokens of a session that this tab has too, but not the user', async () => {
    keepSession();
    say('TOKEN_REFRESHED', FRESH);

    await vi.waitFor(() => expect(kept()).toContain('"refresh_token":"new"'));
    expect(JSON.parse(kept())).not.toHaveProperty('user');
  });

  it.each([
    ['a session of its own', 'TOKEN_REFRESHED', OTHER],
    ['a sign-in', 'SIGNED_IN', FRESH],
  ])('change nothing when the session is %s', async (_, event, news) => {
    keepSession();
    const before = kept();
    say(event, news);
    say('TOKEN_REFRESHED', FRESH); // arrives after it

    await vi.waitFor(() => expect(kept()).toContain('"refresh_token":"new"'));
    expect(before).toContain(OLD);
    expect(kept()).not.toContain('other');
  });

  it('open no session where there is none', async () => {
    const heard: string[] = [];
    db.auth.onAuthStateChange((event) => void heard.push(event));
    say('TOKEN_REFRESHED', FRESH);

    await vi.waitFor(() => expect(heard).toContain('TOKEN_REFRESHED'));
    expect(kept()).toBe('');
  });
});
