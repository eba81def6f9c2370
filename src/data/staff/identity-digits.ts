import { fail, ok, type Result } from '~/domain/result';
import { IDENTITY_NUMBERS, type IdentityNumber } from '~/domain/underwriting/reveal-reason';
import { textAt } from '~/domain/underwriting/stored-answers';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';

/** The last four digits of each identity number of an applicant that is stored. */
export type IdentityDigits = Partial<Record<IdentityNumber, string>>;

const TIMEOUT_MS = 10_000;

/**
 * Load the last four digits of an application's identity numbers. Empty when the caller is not
 * staff.
 */
export async function loadIdentityDigits(
  db: Db,
  applicationId: string,
): Promise<Result<IdentityDigits, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('identity_digits', { of_application: applicationId })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(loadFailure(status));

  const digits: IdentityDigits = {};
  for (const which of IDENTITY_NUMBERS) {
    const lastFour = textAt(data, which);
    if (lastFour !== undefined) digits[which] = lastFour;
  }

  return ok(digits);
}
