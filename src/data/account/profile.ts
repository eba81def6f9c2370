import { fail, ok, type Result } from '~/domain/result';
import { updateProfileNames } from '../auth/auth';
import { toSessionFailure, type AuthFailure } from '../auth/auth-failure';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The first and last name of a customer. */
export type Names = { firstName: string; lastName: string };

/** Load the names in a user's profile. Each name is empty when the user gave none. */
export async function getNames(
  db: Db,
  userId: string,
): Promise<Result<Names, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.from('profiles').select('first_name, last_name').eq('id', userId),
  ).maybeSingle();
  if (error) return fail(loadFailure(status));

  return ok({ firstName: data?.first_name ?? '', lastName: data?.last_name ?? '' });
}

/** Change the names of a user in the profile and in Auth, where the account menu reads them. */
export async function updateNames(
  db: Db,
  userId: string,
  names: Names,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error, status } = await withinTime(
    db
      .from('profiles')
      .update({ first_name: names.firstName, last_name: names.lastName })
      .eq('id', userId),
  );
  if (error) return fail(status === 0 ? connectionFailure() : 'unexpected');

  return updateProfileNames(db, names);
}

/**
 * Request a change of the email address. The new address replaces the old one once both mailed
 * links are opened. An address that another account uses gets the same answer.
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
