import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/**
 * Result of opening an application. 'own-application': its account or email address is the
 * caller's, so a colleague has to review it. 'not-found': it does not exist, or the caller is not
 * staff.
 */
export type Opening = 'opened' | 'own-application' | 'not-found';

/**
 * Open an application to the calling staff member for today and record the access. Before that, the
 * database shows staff nothing of the application. You may repeat the call at any time.
 */
export async function openApplication(
  db: Db,
  id: string,
): Promise<Result<Opening, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('open_application', { of_application: id }),
  );
  if (error) return fail(loadFailure(status));

  return ok((data as Opening | null) ?? 'not-found');
}
