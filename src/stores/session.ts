import { atom } from 'nanostores';
import { loadSessionUser, signOut } from '~/data/auth/own-session';
import type { AuthFailure } from '~/data/auth/auth-failure';
import { withDb } from '~/data/connection/client';
import { readTokenUser, type SessionUser } from '~/domain/accounts/session-user';
import { ok, type Result } from '~/domain/result';
import {
  hidePrivatePartsOnLeaving,
  onLeaving,
  onPageRestored,
  showPrivateParts,
} from '~/platform/page-cache';
import { callPart } from '~/platform/page-parts';
import { markSignOut, signOutMark } from '~/platform/private-storage';
import { forgetPerson, onSessionChange, readAccessToken } from '~/platform/session-storage';
import { hasStoredSession } from '~/platform/stored-session';

/**
 * The person who uses the page. 'unknown': the stored session has not been checked yet.
 * 'code-needed': the account has a second factor that this session has not verified, so it has no
 * access yet. 'expired': the session ended without a sign-out, so its user can sign in again and
 * continue.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  /** `wasSignedIn`: this page showed the account before, so its contents are the user's. */
  | { status: 'code-needed'; user: SessionUser; wasSignedIn: boolean }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired'; user: SessionUser };

/** The person who uses this page. All tabs have the same value. */
export const $session = atom<Session>({ status: 'unknown' });

let knownMark: string | undefined;
let isListening = false;
let isEnding = false;
let hasEndedHere = false;
let lastCheck = 0;

/**
 * The last user that this page showed as signed in. The session of this user can expire here; a
 * different user never finished signing in.
 */
let lastSignedIn: string | undefined;

/**
 * Load the signed-in user and keep the store up to date with changes of the session in this and
 * other tabs. Without a stored session, no code of the database loads. You may call this function
 * any number of times.
 */
export function startSession(): Promise<void> {
  knownMark ??= signOutMark();
  if (!isListening) keepKnowing();
  isListening = true;

  return checkSession();
}

/**
 * For pages with unsaved input: when the session expires, offer to sign in again without leaving
 * the page, and when a sign-in needs a code, ask for it without leaving.
 */
export function offerSignInAgain(): void {
  $session.subscribe(({ status }) => {
    if (status === 'expired' || status === 'code-needed') callPart('signInAgain');
  });
}

function keepKnowing(): void {
  onSessionChange(() => void checkSession());
  $session.listen((session, before) => {
    // Reload, so that one user's data is never shown to the next.
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

/** Update the store with the signed-in user. */
async function checkSession(): Promise<void> {
  if (isEnding) return;

  lastCheck += 1;
  const check = lastCheck;
  const markAtStart = signOutMark();
  const user = hasStoredSession() ? await loadUser() : undefined;
  if (check !== lastCheck) return; // a later check is more recent

  const before = $session.get();
  const session = user ? sessionOf(user) : sessionWithoutUser(before);
  // A sign-out may have set its mark while the server answered. The user of this session was here before it.
  if (userIdOf(session) !== userIdOf(before)) knownMark = markAtStart;
  if (session.status === 'signed-in') {
    callPart('session'); // a sign-in without leaving the page shows the account in its header
    lastSignedIn = session.user.id;
    hasEndedHere = false;
  }
  if (session.status === 'signed-out') lastSignedIn = undefined;
  if (JSON.stringify(session) !== JSON.stringify(before)) $session.set(session);
}

/**
 * Sign out of this session, or of every session of the user. This site's stored data of the user is
 * removed in every tab, even when the server cannot be reached; the failure is then returned.
 */
export async function endSession(
  scope: 'local' | 'global' = 'local',
): Promise<Result<undefined, AuthFailure>> {
  markSignOut(); // first, so that other tabs can tell a sign-out from an expired session
  hasEndedHere = true;
  isEnding = true; // a check would make the page leave at once and cancel the call to the server
  const stop = onLeaving(forgetPerson); // a visitor who leaves before the server answers has signed out too
  const result = hasStoredSession() ? await withDb((db) => signOut(db, scope)) : ok(undefined);
  stop();
  forgetPerson();
  isEnding = false;
  await checkSession();

  return result;
}

/** Whether another tab made the last sign-out that this page knows of. */
export function isSignedOutElsewhere(): boolean {
  return $session.get().status === 'signed-out' && !hasEndedHere;
}

/**
 * While the server cannot be reached, the user comes from the token. This is safe because the
 * server checks every call.
 */
async function loadUser(): Promise<SessionUser | undefined> {
  const result = await withDb(loadSessionUser);

  return result.ok ? result.value : readTokenUser(readAccessToken() ?? '');
}

/**
 * The user whose data this page may show: the signed-in user, or the user whose session ended here.
 * Undefined while a sign-in still needs its code.
 */
export function shownUser(session: Readonly<Session>): SessionUser | undefined {
  if (!('user' in session)) return undefined;

  return session.status === 'code-needed' && !session.wasSignedIn ? undefined : session.user;
}

function sessionOf(user: SessionUser): Session {
  if (!user.needsCode) return { status: 'signed-in', user };

  return { status: 'code-needed', user, wasSignedIn: user.id === lastSignedIn };
}

function userIdOf(session: Readonly<Session>): string | undefined {
  return 'user' in session ? session.user.id : undefined;
}

function isAnotherUser(session: Readonly<Session>, before: Readonly<Session>): boolean {
  return 'user' in session && 'user' in before && session.user.id !== before.user.id;
}

function sessionWithoutUser(before: Session): Session {
  const isSignedOut = signOutMark() !== knownMark;
  const user = shownUser(before);
  if (!isSignedOut && user) return { status: 'expired', user };

  return { status: 'signed-out' };
}
