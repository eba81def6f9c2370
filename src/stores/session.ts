import { atom } from 'nanostores';
import { loadSessionUser, signOut } from '~/data/own-session';
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
 * Who uses the page. 'unknown' until the stored session was asked for; 'code-needed' when the account has a second
 * factor that this session has not proved, so nothing may be done with it yet; 'expired' when a session ended without
 * anybody signing out, so that its user can sign in again and go on.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  /** `wasSignedIn`: this page showed the account before, so what is on it is the user's. */
  | { status: 'code-needed'; user: SessionUser; wasSignedIn: boolean }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired'; user: SessionUser };

/** Who uses this page, in every tab alike. */
export const $session = atom<Session>({ status: 'unknown' });

let knownMark: string | undefined;
let isListening = false;
let isEnding = false;
let lastCheck = 0;

/** Whom this page has shown as signed in: their session expires here, another's sign-in was never finished. */
let lastSignedIn: string | undefined;

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

/**
 * On pages where something could be lost: when the session expires, offer to sign in again without leaving, and when
 * a sign-in needs a code, ask for it without leaving.
 */
export function offerSignInAgain(): void {
  $session.subscribe(({ status }) => {
    if (status === 'expired' || status === 'code-needed') callPart('signInAgain');
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
  const session = user ? sessionOf(user) : sessionWithoutUser(before);
  // A sign-out that is under way in another tab has left its mark already: the session that goes now began before it.
  if (userIdOf(session) !== userIdOf(before)) knownMark = signOutMark();
  if (session.status === 'signed-in') lastSignedIn = session.user.id;
  if (session.status === 'signed-out') lastSignedIn = undefined;
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

/**
 * Whose things this page may show: of the one who is signed in, or whose session ended here. Nobody's while a sign-in
 * still needs its code.
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
