import type { SupabaseClient } from '@supabase/supabase-js';
import {
  CHALLENGE_MINUTES,
  type StaffAccessFailure,
} from '../../../src/domain/accounts/staff-access.ts';
import type { Caller } from './caller.ts';
import { DependencyError } from './failures.ts';

/** The id of a member of the staff, or why the caller is not let in as one. */
export type StaffCheck =
  { ok: true; value: string } | { ok: false; code: StaffAccessFailure | 'unauthorized' };

/** Whether the last code of a second factor has to be recent, and what time it is. */
export type StaffCheckOptions = { recentCodeAt?: Date };

/**
 * Let a caller in as staff: a role, a second factor in this session, and a session that is still open, as
 * `private.is_staff()` says it in the database. With `recentCodeAt`, the time of the call, the last code of the second
 * factor has to be at most ten minutes old. Throws a DependencyError when the database does not answer.
 */
export async function checkStaff(
  database: SupabaseClient,
  { userId, assurance, sessionId, challengedAt }: Caller,
  { recentCodeAt }: StaffCheckOptions = {},
): Promise<StaffCheck> {
  if (userId === undefined) return { ok: false, code: 'unauthorized' };

  const isProved =
    assurance === 'aal2' &&
    sessionId !== undefined &&
    (await hasStaffSession(database, userId, sessionId));
  if (!isProved) {
    const code = (await holdsRole(database, userId)) ? 'second-factor-required' : 'not-staff';
    return { ok: false, code };
  }

  if (recentCodeAt && !isRecent(challengedAt, recentCodeAt))
    return { ok: false, code: 'challenge-required' };

  return { ok: true, value: userId };
}

function isRecent(challengedAt: Date | undefined, now: Date): boolean {
  return (
    challengedAt !== undefined &&
    now.getTime() - challengedAt.getTime() <= CHALLENGE_MINUTES * 60_000
  );
}

async function hasStaffSession(
  database: SupabaseClient,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const { data, error } = await database.rpc('has_staff_session', {
    of_user: userId,
    of_session: sessionId,
  });
  if (error) throw new DependencyError('database', error.code);

  return data === true;
}

async function holdsRole(database: SupabaseClient, userId: string): Promise<boolean> {
  const { data, error } = await database
    .from('staff_roles')
    .select('role')
    .eq('user_id', userId)
    .limit(1);
  if (error) throw new DependencyError('database', error.code);

  return data.length > 0;
}
