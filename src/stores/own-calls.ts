import { callAsUser } from '~/data/connection/call-as-user';
import type { CallResult } from '~/data/connection/call-function';
import { withDb } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { hasStoredSession } from '~/platform/stored-session';
import { $session } from './session';

/**
 * Make a call as the person who uses the page. A call of a signed-in user is never repeated as a
 * visitor after the session ends, because the quote belongs to the account by then.
 */
export function callAsPerson<T, OwnCode extends string = never>(
  call: (db: Db) => Promise<CallResult<T, OwnCode>>,
): Promise<CallResult<T, OwnCode>> {
  const isVisitor = !('user' in $session.get()) && !hasStoredSession();

  return withDb((db) => (isVisitor ? call(db) : callAsUser(db, call)));
}
