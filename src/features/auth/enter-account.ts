import { loadSessionUser } from '~/data/auth/own-session';
import type { AuthFailure } from '~/data/auth/auth-failure';
import { withDb } from '~/data/connection/client';
import { closeOpened, enterSession, renewSession } from '~/data/auth/opened-session';
import { codePath, safeReturnTo } from '~/domain/accounts/return-to';
import { ok, type Result } from '~/domain/result';
import { hasStoredSession } from '~/platform/stored-session';
import { endSession } from '~/stores/session';
import { settleAccount } from '~/stores/settle-account';
import { forgetAddressToVerify } from '~/stores/verification-address';
import { dropWaiting, type WaitingSession } from './waiting-session';

const DASHBOARD = '/dashboard';

/**
 * Use the session that a mailed link opened, after the visitor has answered all questions about it. Another signed-in
 * user is signed out; a session of the same account stays. Returns the next address. For a new session of an account
 * with a second factor, that is the code page, and the account is settled only after the code.
 */
export async function enterAccount(
  waiting: WaitingSession,
): Promise<Result<string, 'signed-out' | AuthFailure>> {
  const next = safeReturnTo(waiting.next) ?? DASHBOARD;
  const isThere = (await signedInUser()) === waiting.userId;
  const entered = await (isThere ? staySignedIn(waiting) : signInHere(waiting));
  if (!entered.ok) return entered;

  dropWaiting('callback');
  forgetAddressToVerify();
  if (!isThere && waiting.hasSecondFactor) return ok(codePath(next));

  await settleAccount();
  return ok(next);
}

/** End the session that a mailed link opened. Nothing else in this browser changes. */
export async function declineAccount(waiting: WaitingSession): Promise<void> {
  dropWaiting('callback');
  await withDb((db) => closeOpened(db, waiting));
}

async function signedInUser(): Promise<string | undefined> {
  if (!hasStoredSession()) return undefined;
  const user = await withDb(loadSessionUser);

  return user.ok ? user.value?.id : undefined;
}

/**
 * Keep the existing session, because it may have proved a second factor. Refresh it, so that it has the new email
 * address.
 */
async function staySignedIn(waiting: WaitingSession): Promise<Result<undefined, never>> {
  await withDb((db) => closeOpened(db, waiting));
  await withDb(renewSession);

  return ok(undefined);
}

async function signInHere(
  waiting: WaitingSession,
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  if (hasStoredSession()) await endSession();

  return withDb((db) => enterSession(db, waiting));
}
