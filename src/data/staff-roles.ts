import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** Whether a user works here, in whatever role. The database decides again with every call. */
export async function isStaffMember(
  db: Db,
  userId: string,
): Promise<Result<boolean, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('staff_roles')
    .select('role')
    .eq('user_id', userId)
    .limit(1);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data.length > 0);
}
