import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** A place where the account is signed in. Times are ISO 8601. */
export type OwnSession = {
  id: string;
  /** The browser's user agent. */
  userAgent?: string;
  signedInAt: string;
  lastActiveAt: string;
  /** Whether it is the session of this page. */
  isCurrent: boolean;
};

/** Reasons that a call about sessions fails. */
export type SessionListFailure = 'load-failed' | ConnectionFailure;

/** List the account's sessions: this one first, then by last use, newest first. */
export async function listOwnSessions(db: Db): Promise<Result<OwnSession[], SessionListFailure>> {
  const { data, error, status } = await withinTime(db.rpc('list_own_sessions'));
  if (error) return fail(loadFailure(status));

  return ok(data.map(toSession));
}

/** End one session of the account. A session that has already ended counts as ended. */
export async function endOwnSession(
  db: Db,
  id: string,
): Promise<Result<undefined, SessionListFailure>> {
  const { error, status } = await withinTime(db.rpc('end_own_session', { session_id: id }));

  return error ? fail(loadFailure(status)) : ok(undefined);
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
