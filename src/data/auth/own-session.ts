import type { User } from '@supabase/supabase-js';
import { needsCode } from '~/domain/accounts/assurance';
import { readTokenUser, toSessionUser, type SessionUser } from '~/domain/accounts/session-user';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from '../connection/db';
import { connectionFailure } from '../connection/connection';

/**
 * The client retries a silent server for 30 seconds when it renews a session. A page does not wait
 * that long.
 */
const RENEWAL_PATIENCE_MS = 5000;

/** The sessions to end: this one, all of the user, or all except this one. */
export type SignOutScope = 'local' | 'global' | 'others';

/**
 * End sessions of the user on the server. With 'local', this browser deletes the session even when
 * the server cannot be reached.
 */
export async function signOut(
  db: Db,
  scope: SignOutScope,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.signOut({ scope });

  return error ? fail(toAuthFailure(error)) : ok(undefined);
}

/**
 * Load the signed-in user, or undefined. While the server does not answer, the user comes from the
 * stored token. This is safe because the server checks the token at every call.
 */
export async function loadSessionUser(
  db: Db,
): Promise<Result<SessionUser | undefined, AuthFailure>> {
  const answered = await Promise.race([db.auth.getSession(), after(RENEWAL_PATIENCE_MS)]);
  if (!answered) return fail(connectionFailure());

  const { data, error } = answered;
  if (error) {
    const code = toSessionFailure(error);

    return code === 'signed-out' ? ok(undefined) : fail(code);
  }
  if (!data.session) return ok(undefined);

  const { access_token: token, user } = data.session;
  const tokenUser = readTokenUser(token);
  if (isLoaded(user) && user.id === tokenUser?.id) return ok(toCheckedUser(user, token));

  const answer = await db.auth.getUser();
  if (!answer.error) return ok(toCheckedUser(answer.data.user, token));

  return ok(toSessionFailure(answer.error) === 'signed-out' ? undefined : tokenUser);
}

/** The user, and whether this session still has to verify the account's second factor. */
function toCheckedUser(user: User, token: string): SessionUser {
  return { ...toSessionUser(user), ...(needsCode(token, user.factors) && { needsCode: true }) };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}

/**
 * Whether the client has the user of its session. The client keeps the user only in memory: after a
 * reload it has a session without a user, and when another tab signs in a different user, it still
 * has the previous one.
 */
function isLoaded(user: User & { __isUserNotAvailableProxy?: true }): boolean {
  return !user.__isUserNotAvailableProxy;
}
