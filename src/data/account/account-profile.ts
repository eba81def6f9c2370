import type { AccountProfile } from '~/domain/accounts/profile';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The error hint of the database trigger that locks the names of staff accounts. */
const NAME_LOCKED = 'name-locked';

/**
 * Load the display name and phone number of a customer. A field is undefined when the customer left
 * it empty or has no profile yet.
 */
export async function getAccountProfile(
  db: Db,
  userId: string,
): Promise<Result<AccountProfile, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.from('profiles').select('display_name, phone').eq('id', userId),
  ).maybeSingle();
  if (error) return fail(loadFailure(status));

  return ok({ displayName: data?.display_name ?? undefined, phone: data?.phone ?? undefined });
}

/** Save the display name and phone number of a customer. A missing field is cleared. */
export async function updateAccountProfile(
  db: Db,
  userId: string,
  { displayName, phone }: AccountProfile,
): Promise<Result<undefined, 'update-failed' | 'name-locked' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('profiles')
      .update({ display_name: displayName ?? null, phone: phone ?? null })
      .eq('id', userId)
      .select('id'),
  );
  if (error?.hint === NAME_LOCKED) return fail('name-locked');
  if (error) return fail(status === 0 ? connectionFailure() : 'update-failed');

  // After the session ends, the update changes no row and reports no error.
  return data.length === 1 ? ok(undefined) : fail('update-failed');
}
