import { fail, ok, type Result } from '~/domain/result';
import { IDENTITY_NUMBERS, type IdentityNumber } from '~/domain/underwriting/reveal-reason';
import { textAt } from '~/domain/underwriting/stored-answers';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** The last four digits of each number of an applicant that is kept. */
export type IdentityDigits = Partial<Record<IdentityNumber, string>>;

const TIMEOUT_MS = 10_000;

/** The last four digits of the numbers of an application; none where the caller does not work here. */
export async function loadIdentityDigits(
  db: Db,
  applicationId: string,
): Promise<Result<IdentityDigits, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .rpc('identity_digits', { of_application: applicationId })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  const digits: IdentityDigits = {};
  for (const which of IDENTITY_NUMBERS) {
    const lastFour = textAt(data, which);
    if (lastFour !== undefined) digits[which] = lastFour;
  }

  return ok(digits);
}
