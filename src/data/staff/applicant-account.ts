import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';

/** The account of a contractor by its name. */
export type ApplicantAccount = { id: string; name: string };

const TIMEOUT_MS = 10_000;

/**
 * Load the account of the contractor who applied. Undefined without one, and for a caller who has not opened the
 * application as staff.
 */
export async function loadApplicantAccount(
  db: Db,
  applicationId: string,
): Promise<Result<ApplicantAccount | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('contractor_of_applicant', { of_application: applicationId })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(loadFailure(status));

  return ok((data as ApplicantAccount | null) ?? undefined);
}
