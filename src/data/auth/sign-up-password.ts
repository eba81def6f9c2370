import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/**
 * Activate the password of a sign-up, in the session of the link that confirmed the address.
 * Returns true when no password is waiting. Returns false when the key does not match the waiting
 * password or the server does not answer: the user then has to choose a new password.
 */
export async function keepSignUpPassword(db: Db, key: string | undefined): Promise<boolean> {
  const { data } = await withinTime(db.rpc('keep_sign_up_password', { sign_up_key: key ?? '' }));

  return data ?? false;
}
