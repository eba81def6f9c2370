import { loadSessionUser } from '~/data/auth/own-session';
import { claimApplications } from '~/data/applications/claimed-applications';
import { withDb } from '~/data/connection/client';
import { acceptTerms } from '~/data/account/terms-acceptance';
import type { SessionUser } from '~/domain/accounts/session-user';
import { acceptedTermsOf, forgetAcceptedTerms } from './accepted-terms';
import { moveDraftIntoAccount } from './account-draft';

/**
 * Finish a sign-in with the steps that need no question: record the terms that were accepted at sign-up or with a
 * mailed code, and move applications that were sent without an account from this address to the customer. A session
 * that still needs a code does neither before the code is proved. Repeating these steps changes nothing, and a failure
 * does not block the sign-in. Returns the signed-in user.
 */
export async function settleAccount(): Promise<SessionUser | undefined> {
  const loaded = await withDb(loadSessionUser);
  if (!loaded.ok || !loaded.value) return undefined;

  if (loaded.value.needsCode) return loaded.value;
  const { id: userId, acceptedTerms } = loaded.value;
  const version = acceptedTermsOf(userId) ?? acceptedTerms;
  await Promise.allSettled([version && recordTerms(userId, version), withDb(claimApplications)]);

  return loaded.value;
}

async function recordTerms(userId: string, version: string): Promise<void> {
  const recorded = await withDb((db) =>
    acceptTerms(db, { userId, version, userAgent: navigator.userAgent }),
  );
  if (recorded.ok) forgetAcceptedTerms();
}

/**
 * Finish a sign-in with the user's own password or provider: settle the account, and move the unfinished quote of this
 * browser into it. A visitor with a mailed link is asked about the quote first, because somebody else may have sent the
 * link.
 */
export async function settleSignIn(): Promise<SessionUser | undefined> {
  const user = await settleAccount();
  if (user && !user.needsCode) await moveDraftIntoAccount().catch(() => false);

  return user;
}
