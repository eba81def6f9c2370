import { fail, ok, type Result } from '~/domain/result';
import { IDENTITY_NUMBERS, type IdentityNumber } from '~/domain/underwriting/reveal-reason';
import { textAt } from '~/domain/underwriting/stored-answers';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The last four digits of each identity number of an applicant that is stored. */
export type IdentityDigits = Partial<Record<IdentityNumber, string>>;

/**
 * Load the last four digits of an application's identity numbers. Empty when the caller is not
 * staff.
 */
export async function loadIdentityDigits(
  db: Db,
  applicationId: string,
): Promise<Result<IdentityDigits, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('identity_digits', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  const digits: IdentityDigits = {};
  for (const which of IDENTITY_NUMBERS) {
    const lastFour = textAt(data, which);
    if (lastFour !== undefined) digits[which] = lastFour;
  }

  return ok(digits);
}
