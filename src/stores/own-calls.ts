import { callAsUser } from '~/data/call-as-user';
import type { CallResult } from '~/data/call-function';
import { type Db, withDb } from '~/data/client';
import { hasStoredSession } from '~/platform/session-storage';
import { $session } from './session';

/**
 * Make a call as whoever uses the page. What a user began is not gone on with as a visitor when the session ends: the
 * quote belongs to the account by then.
 */
export function callAsPerson<T>(call: (db: Db) => Promise<CallResult<T>>): Promise<CallResult<T>> {
  const isVisitor = !('user' in $session.get()) && !hasStoredSession();

  return withDb((db) => (isVisitor ? call(db) : callAsUser(db, call)));
}
