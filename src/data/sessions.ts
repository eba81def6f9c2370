import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** Somewhere the account is signed in. Times are ISO 8601. */
export type OwnSession = {
  id: string;
  /** What the browser called itself. */
  userAgent?: string;
  signedInAt: string;
  lastActiveAt: string;
  /** The one this page uses. */
  isCurrent: boolean;
};

/** How a call about sessions fails. */
export type SessionListFailure = 'load-failed' | ConnectionFailure;

const TIMEOUT_MS = 10_000;

/** Where the account is signed in: this session first, then the one used last. */
export async function listOwnSessions(db: Db): Promise<Result<OwnSession[], SessionListFailure>> {
  const { data, error, status } = await db
    .rpc('list_own_sessions')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data.map(toSession));
}

/** End one session of the account. One that is over already counts as ended. */
export async function endOwnSession(
  db: Db,
  id: string,
): Promise<Result<undefined, SessionListFailure>> {
  const { error, status } = await db
    .rpc('end_own_session', { session_id: id })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));

  return error ? fail(status === 0 ? connectionFailure() : 'load-failed') : ok(undefined);
}

type SessionRow = {
  id: string;
  created_at: string;
  refreshed_at: string;
  user_agent: string | null;
  is_current: boolean;
};

function toSession(row: SessionRow): OwnSession {
  return {
    id: row.id,
    ...(row.user_agent && { userAgent: row.user_agent }),
    signedInAt: row.created_at,
    lastActiveAt: row.refreshed_at,
    isCurrent: row.is_current,
  };
}
