import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

const TIMEOUT_MS = 10_000;

/**
 * Open an application to the caller, as staff, for today, which is recorded: until then the database shows staff nothing
 * of it. False where there is no such application, or the caller does not work here. May be asked for again at any time.
 */
export async function openApplication(
  db: Db,
  id: string,
): Promise<Result<boolean, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('open_application', { of_application: id })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok((data as boolean | null) === true);
}
