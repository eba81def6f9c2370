import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** Whether the signed-in user is staff, with or without a second factor. */
export async function holdsStaffRole(
  db: Db,
): Promise<Result<boolean, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('holds_staff_role'));
  if (error) return fail(loadFailure(status));

  return ok(data);
}
