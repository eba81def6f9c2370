import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/**
 * Assign the applications that were submitted without an account under the signed-in user's
 * verified address to that user. Returns their number.
 */
export async function claimApplications(
  db: Db,
): Promise<Result<number, 'not-claimed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('claim_applications'));
  if (!error) return ok(data);

  return fail(status === 0 ? connectionFailure() : 'not-claimed');
}
