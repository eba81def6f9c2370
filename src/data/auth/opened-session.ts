import type { Session, User } from '@supabase/supabase-js';
import { hasSecondFactor } from '~/domain/accounts/assurance';
import { fail, ok, type Result } from '~/domain/result';
import { toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from '../connection/db';

/**
 * A session that a mailed link opened on a separate connection. This browser does not use it yet.
 */
export type OpenedSession = {
  userId: string;
  email: string;
  /** Whether the account has a confirmed second factor. This session has not verified it. */
  hasSecondFactor: boolean;
  accessToken: string;
  refreshToken: string;
};

/** Keep the parts of an Auth session that are needed to use it later. */
export function toOpenedSession(session: Session, user: User): OpenedSession {
  return {
    userId: user.id,
    email: user.email ?? '',
    hasSecondFactor: hasSecondFactor(user.factors),
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
  };
}

/** Use an opened session on a connection. On the page's connection, this signs the browser in. */
export async function enterSession(
  db: Db,
  { accessToken, refreshToken }: OpenedSession,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.setSession({
    access_token: accessToken,
    refresh_token: refreshToken,
  });

  return error ? fail(toSessionFailure(error)) : ok(undefined);
}

/** End an opened session on the server. The connection's own session stays as it is. */
export async function closeOpened(
  db: Db,
  { accessToken }: OpenedSession,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.admin.signOut(accessToken, 'local');

  return error ? fail(toSessionFailure(error)) : ok(undefined);
}

/** Refresh the connection's session, so that its token contains the account's latest changes. */
export async function renewSession(db: Db): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.refreshSession();

  return error ? fail(toSessionFailure(error)) : ok(undefined);
}
