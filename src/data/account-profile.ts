import type { AccountProfile } from '~/domain/accounts/account-profile';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** The hint of the trigger that keeps the names of staff. */
const NAME_LOCKED = 'name-locked';

/** What a customer is to be called and where, empty where they said nothing or have no profile yet. */
export async function getAccountProfile(
  db: Db,
  userId: string,
): Promise<Result<AccountProfile, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('profiles')
    .select('display_name, phone')
    .eq('id', userId)
    .maybeSingle();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok({ displayName: data?.display_name ?? undefined, phone: data?.phone ?? undefined });
}

/** Keep what a customer is to be called and where. What is left out is taken away. */
export async function updateAccountProfile(
  db: Db,
  userId: string,
  { displayName, phone }: AccountProfile,
): Promise<Result<undefined, 'update-failed' | 'name-locked' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('profiles')
    .update({ display_name: displayName ?? null, phone: phone ?? null })
    .eq('id', userId)
    .select('id');
  if (error?.hint === NAME_LOCKED) return fail('name-locked');
  if (error) return fail(status === 0 ? connectionFailure() : 'update-failed');

  // Whose session has ended meanwhile changes nothing, and is not told so.
  return data.length === 1 ? ok(undefined) : fail('update-failed');
}
