import { signOut } from '~/data/own-session';
import { withDb } from '~/data/client';
import { $session, endSession, shownUser } from './session';

/**
 * Leave a sign-in that still needs its code. The session ends; what a visitor left on this device stays, because the
 * account was never opened here. On a page that showed the account, this is signing out.
 */
export async function leaveSignIn(): Promise<void> {
  if (shownUser($session.get())) await endSession();
  else await withDb((db) => signOut(db, 'local'));
}
