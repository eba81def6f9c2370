import { atom } from 'nanostores';
import { loadSessionUser, signOut } from '~/data/auth';
import type { AuthFailure } from '~/data/auth-failure';
import { withDb } from '~/data/client';
import { readTokenUser, type SessionUser } from '~/domain/accounts/session-user';
import { ok, type Result } from '~/domain/result';
import { hidePrivatePartsOnLeaving, onPageRestored, showPrivateParts } from '~/platform/page-cache';
import { callPart } from '~/platform/page-parts';
import { markSignOut, signOutMark } from '~/platform/private-storage';
import {
  forgetPerson,
  hasStoredSession,
  onSessionChange,
  readAccessToken,
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

let knownMark: string | undefined;
let isListening = false;
let isEnding = false;
let lastCheck = 0;

/**
 * Find out who is signed in, and keep knowing it: what this tab or another does to the session shows in the store.
 * Without a stored session no code of the database is loaded. May be called any number of times.
 */
export function startSession(): Promise<void> {
  knownMark ??= signOutMark();
  if (!isListening) keepKnowing();
  isListening = true;

  return checkSession();
}

/** On pages where something could be lost: when the session expires, offer to sign in again without leaving. */
export function offerSignInAgain(): void {
  $session.subscribe(({ status }) => {
    if (status === 'expired') callPart('signInAgain');
  });
}

function keepKnowing(): void {
  onSessionChange(() => void checkSession());
  $session.listen((session, before) => {
    // Nothing of one person is shown to the next.
    if (before && isAnotherUser(session, before)) location.reload();
  });
  hidePrivatePartsOnLeaving(() => userIdOf($session.get()) !== undefined);
  onPageRestored(() => {
    const before = $session.get();
    void checkSession().then(() => {
      if (userIdOf(before) === userIdOf($session.get())) showPrivateParts();
      else location.reload();
    });
  });
}

/** Look again who is signed in. */
async function checkSession(): Promise<void> {
  if (isEnding) return;

  lastCheck += 1;
  const check = lastCheck;
  const user = hasStoredSession() ? await loadUser() : undefined;
  if (check !== lastCheck) return; // a later check knows better

  const before = $session.get();
  const session = user ? ({ status: 'signed-in', user } as const) : sessionWithoutUser(before);
  // A sign-out that is under way in another tab has left its mark already: the session that goes now began before it.
  if (userIdOf(session) !== userIdOf(before)) knownMark = signOutMark();
  if (JSON.stringify(session) !== JSON.stringify(before)) $session.set(session);
}

/**
 * Sign out: of this session alone, or of every session of the user. Whatever this site keeps in the browser for the
 * user is removed in every tab, also when the server cannot be told; then the failure says so.
 */
export async function endSession(
  scope: 'local' | 'global' = 'local',
): Promise<Result<undefined, AuthFailure>> {
  markSignOut(); // first: whoever sees the session gone can tell why
  isEnding = true; // a page that leaves at once would take the call to the server with it
  const result = hasStoredSession() ? await withDb((db) => signOut(db, scope)) : ok(undefined);
  forgetPerson();
  isEnding = false;
  await checkSession();

  return result;
}

/** While the server cannot be asked, the token says whose session it is: every call is checked by the server. */
async function loadUser(): Promise<SessionUser | undefined> {
  const result = await withDb(loadSessionUser);

  return result.ok ? result.value : readTokenUser(readAccessToken() ?? '');
}

function userIdOf(session: Readonly<Session>): string | undefined {
  return 'user' in session ? session.user.id : undefined;
}

function isAnotherUser(session: Readonly<Session>, before: Readonly<Session>): boolean {
  return 'user' in session && 'user' in before && session.user.id !== before.user.id;
}

function sessionWithoutUser(before: Session): Session {
  const isSignedOut = signOutMark() !== knownMark;
  if (!isSignedOut && 'user' in before) return { status: 'expired', user: before.user };

  return { status: 'signed-out' };
}
