import { fail } from '~/domain/result';
import { toSessionFailure } from '../auth/auth-failure';
import type { CallResult } from './call-function';
import type { Db } from './db';
import { connectionFailure } from './connection';

/**
 * Make a call as the signed-in user, never as a visitor. 'session-ended': the session ended before
 * or during the call. When the session cannot be renewed because no answer comes, the call is not
 * made.
 */
export async function callAsUser<T, OwnCode extends string = never>(
  db: Db,
  call: (db: Db) => Promise<CallResult<T, OwnCode>>,
): Promise<CallResult<T, OwnCode>> {
  const { data, error } = await db.auth.getSession();
  if (!data.session) {
    const isOver = !error || toSessionFailure(error) === 'signed-out';

    return fail(isOver ? 'session-ended' : connectionFailure());
  }

  const result = await call(db);
  if (result.ok || result.code !== 'unauthorized') return result;

  const after = await db.auth.getSession(); // a 401 that a fresh token cannot fix ends the session

  return after.data.session ? result : fail('session-ended');
}
