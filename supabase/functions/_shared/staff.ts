import {
  isRecentChallenge,
  type StaffAccessFailure,
} from '../../../src/domain/accounts/staff-access.ts';
import type { Caller } from './caller.ts';
import { DependencyError } from './failures.ts';
import type { ServiceClient } from './service-client.ts';

/** The id of a staff member, or the reason why the caller has no access as staff. */
export type StaffCheck =
  { ok: true; value: string } | { ok: false; code: StaffAccessFailure | 'unauthorized' };

/** `recentCodeAt` is the current time. If it is set, the last code of the second factor must be recent. */
export type StaffCheckOptions = { recentCodeAt?: Date };

/**
 * Check that a caller may act as staff: a role, a second factor in this session, and an open session, the same rule as
 * `private.is_staff()` in the database. With `recentCodeAt`, the last code of the second factor must be at most ten
 * minutes old. Throws a DependencyError if the database does not answer.
 */
export async function checkStaff(
  database: ServiceClient,
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

  if (recentCodeAt && !isRecentChallenge(challengedAt, recentCodeAt))
    return { ok: false, code: 'challenge-required' };

  return { ok: true, value: userId };
}

async function hasStaffSession(
  database: ServiceClient,
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

async function holdsRole(database: ServiceClient, userId: string): Promise<boolean> {
  const { data, error } = await database
    .from('staff_roles')
    .select('role')
    .eq('user_id', userId)
    .limit(1);
  if (error) throw new DependencyError('database', error.code);

  return data.length > 0;
}
