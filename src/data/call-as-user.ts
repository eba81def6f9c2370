import { fail } from '~/domain/result';
import { toSessionFailure } from './auth-failure';
import type { CallResult } from './call-function';
import type { Db } from './client';
import { connectionFailure } from './connection';

/**
 * Make a call as the signed-in user and never as a visitor: where the session has ended, or ends with this call, it
 * fails with 'session-ended', and where the session cannot be renewed for want of an answer, the call is not made.
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

  const after = await db.auth.getSession(); // a refusal that no fresh token helps with ends the session

  return after.data.session ? result : fail('session-ended');
}
