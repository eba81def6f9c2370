import type { User } from '@supabase/supabase-js';
import { needsCode } from '~/domain/accounts/assurance';
import { readTokenUser, toSessionUser, type SessionUser } from '~/domain/accounts/session-user';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';
import { connectionFailure } from './connection';

/** The client goes on asking a silent server for a fresh token for half a minute. A page does not wait for that. */
const RENEWAL_PATIENCE_MS = 5000;

/** Who stays signed in when one signs out: the other sessions, none, or this one alone. */
export type SignOutScope = 'local' | 'global' | 'others';

/**
 * End the session on the server: this one, every one of the user, or all but this one. This browser forgets the
 * session with 'local' also when the server cannot be told.
 */
export async function signOut(
  db: Db,
  scope: SignOutScope,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.signOut({ scope });

  return error ? fail(toAuthFailure(error)) : ok(undefined);
}

/**
 * Who is signed in, or undefined. While the server does not answer, the token that is kept says who it is: the
 * server asks for it again with every call.
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

/** The user, and whether this session still has to prove the account's second factor. */
function toCheckedUser(user: User, token: string): SessionUser {
  return { ...toSessionUser(user), ...(needsCode(token, user.factors) && { needsCode: true }) };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}

/**
 * The client keeps the user in memory alone: after a reload it has the session and not yet its user, and when another
 * tab signs somebody in, it still has the one before.
 */
function isLoaded(user: User & { __isUserNotAvailableProxy?: true }): boolean {
  return !user.__isUserNotAvailableProxy;
}
