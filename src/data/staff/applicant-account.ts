import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** The account of a contractor by its name. */
export type ApplicantAccount = { id: string; name: string };

/**
 * Load the account of the contractor who applied. Undefined without one, and for a caller who has not opened the
 * application as staff.
 */
export async function loadApplicantAccount(
  db: Db,
  applicationId: string,
): Promise<Result<ApplicantAccount | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('contractor_of_applicant', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  return ok((data as ApplicantAccount | null) ?? undefined);
}
