import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** Reasons that an account was not deleted (private.delete_own_account). */
const DELETION_FAILURES = [
  'signed-out',
  'is-staff',
  'challenge-required',
  'rate-limited',
  'no-password',
  'wrong-password',
  'open-application',
  'last-owner',
] as const;

/** Reasons that the deletion of the signed-in user's account can fail. */
export type DeletionFailure = (typeof DELETION_FAILURES)[number] | 'unexpected' | ConnectionFailure;

const TIMEOUT_MS = 30_000;

/** Permanently delete the account of the signed-in user. */
export async function deleteOwnAccount(
  db: Db,
  password: string,
): Promise<Result<undefined, DeletionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('delete_own_account', { password }),
    TIMEOUT_MS,
  );
  if (error) return fail(status === 0 ? connectionFailure() : 'unexpected');
  if (data === 'deleted') return ok(undefined);

  return fail(DELETION_FAILURES.find((code) => code === data) ?? 'unexpected');
}

/** Export all data of the signed-in user as the text of a JSON file. */
export async function exportOwnData(
  db: Db,
): Promise<Result<string, 'signed-out' | 'unexpected' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(db.rpc('export_own_data'), TIMEOUT_MS);
  if (error) return fail(status === 0 ? connectionFailure() : 'unexpected');

  return data === null ? fail('signed-out') : ok(`${JSON.stringify(data, null, 2)}\n`);
}
