import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/**
 * Take over the applications that were sent without an account under the verified address of the signed-in user.
 * Answers how many they were.
 */
export async function claimApplications(
  db: Db,
): Promise<Result<number, 'not-claimed' | ConnectionFailure>> {
  const { data, error, status } = await db.rpc('claim_applications');
  if (!error) return ok(data);

  return fail(status === 0 ? connectionFailure() : 'not-claimed');
}
