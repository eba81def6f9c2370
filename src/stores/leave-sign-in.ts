import { signOut } from '~/data/auth/own-session';
import { withDb } from '~/data/connection/client';
import { $session, endSession, shownUser } from './session';

/**
 * Leave a sign-in that still needs its code. The session ends. A visitor's data on this device
 * stays, because the account was never opened here. On a page that showed the account, this signs
 * the user out.
 */
export async function leaveSignIn(): Promise<void> {
  if (shownUser($session.get())) await endSession();
  else await withDb((db) => signOut(db, 'local'));
}
