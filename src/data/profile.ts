import { fail, ok, type Result } from '~/domain/result';
import { updateProfileNames } from './auth';
import { toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** What a customer is called. */
export type Names = { firstName: string; lastName: string };

/** The names in a user's profile, empty where none was given. */
export async function getNames(
  db: Db,
  userId: string,
): Promise<Result<Names, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await db
    .from('profiles')
    .select('first_name, last_name')
    .eq('id', userId)
    .maybeSingle();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok({ firstName: data?.first_name ?? '', lastName: data?.last_name ?? '' });
}

/** Change the names of a user, in the profile and where the account menu reads them. */
export async function updateNames(
  db: Db,
  userId: string,
  names: Names,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error, status } = await db
    .from('profiles')
    .update({ first_name: names.firstName, last_name: names.lastName })
    .eq('id', userId);
  if (error) return fail(status === 0 ? connectionFailure() : 'unexpected');

  return updateProfileNames(db, names);
}

/**
 * Ask for another e-mail address. It counts once it is confirmed by the links that are mailed; until then the old one
 * stays. The same answer for an address that another account has.
 */
export async function requestEmailChange(
  db: Db,
  email: string,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.updateUser(
    { email },
    { emailRedirectTo: `${window.location.origin}/auth/callback` },
  );

  if (!error || error.code === 'email_exists') return ok(undefined);

  return fail(toSessionFailure(error));
}
