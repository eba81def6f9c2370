import { atom } from 'nanostores';
import { loadSessionUser, signOut } from '~/data/auth';
import type { AuthFailure } from '~/data/auth-failure';
import { withDb } from '~/data/client';
import type { SessionUser } from '~/domain/accounts/session-user';
import { ok, type Result } from '~/domain/result';
import {
  clearPrivateStorage,
  hasStoredSession,
  markSignOut,
  onSessionChange,
  signOutMark,
} from '~/platform/session-storage';

/**
 * Who uses the page. 'unknown' until the stored session was asked for; 'expired' when a session ended without
 * anybody signing out, so that its user can sign in again and go on.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired'; user: SessionUser };

/** Who uses this page, in every tab alike. */
export const $session = atom<Session>({ status: 'unknown' });

let stopListening: (() => void) | undefined;
let knownMark: string | undefined;
let lastCheck = 0;

/**
 * Find out who is signed in, and keep knowing it: what this tab or another does to the session shows in the store.
 * Without a stored session no code of the database is loaded. May be called any number of times.
 */
export function startSession(): Promise<void> {
  stopListening ??= onSessionChange(() => void checkSession());
  knownMark ??= signOutMark();

  return checkSession();
}

/**
 * Sign out: this session alone, or every session of the user. Whatever this site keeps in the browser for the
 * user is removed in every tab, also when the server cannot be told; then the failure says so.
 */
export async function endSession(
  scope: 'local' | 'global' = 'local',
): Promise<Result<undefined, AuthFailure>> {
  // The mark goes first: whoever sees the session gone can tell why.
  markSignOut();
  const result = hasStoredSession() ? await withDb((db) => signOut(db, scope)) : ok(undefined);
  clearPrivateStorage();
  await checkSession();

  return result;
}

async function checkSession(): Promise<void> {
  lastCheck += 1;
  const check = lastCheck;
  const user = hasStoredSession() ? await loadUser() : undefined;
  if (check !== lastCheck) return; // a later check knows better

  if (user) {
    knownMark = signOutMark();
    $session.set({ status: 'signed-in', user });
  } else {
    $session.set(sessionWithoutUser($session.get()));
  }
}

async function loadUser(): Promise<SessionUser | undefined> {
  const result = await withDb(loadSessionUser);

  return result.ok ? result.value : undefined;
}

function sessionWithoutUser(before: Session): Session {
  const isSignedOut = signOutMark() !== knownMark;
  if (!isSignedOut && 'user' in before) return { status: 'expired', user: before.user };

  return { status: 'signed-out' };
}
