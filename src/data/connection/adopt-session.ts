import type { Session } from '@supabase/supabase-js';
import { readSessionId } from '~/domain/accounts/session-user';
import { SESSION_KEY } from '~/platform/storage-keys';
import { readAccessToken, sessionStorageAdapter } from '~/platform/session-storage';
import type { Db } from './db';

/**
 * Keep a duplicated tab signed in. A duplicated tab has its own copy of the session. When one tab
 * refreshes the session, the other takes the fresh tokens as well: using the old refresh token
 * twice would end the session in both.
 */
export function adoptRefreshedSessions(db: Db): void {
  db.auth.onAuthStateChange((event, session) => {
    if (event === 'TOKEN_REFRESHED' && session && isCopyOf(session)) {
      const { user: _user, ...tokens } = session;
      sessionStorageAdapter.setItem(SESSION_KEY, JSON.stringify(tokens));
    }
  });
}

function isCopyOf(session: Session): boolean {
  const token = readAccessToken();
  if (token === undefined || token === session.access_token) return false;

  const sessionId = readSessionId(session.access_token);

  return sessionId !== undefined && readSessionId(token) === sessionId;
}
