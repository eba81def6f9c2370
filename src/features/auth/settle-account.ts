import { loadSessionUser } from '~/data/own-session';
import { claimApplications } from '~/data/claimed-applications';
import { withDb } from '~/data/client';
import { acceptTerms } from '~/data/terms-acceptance';
import type { SessionUser } from '~/domain/accounts/session-user';
import { moveDraftIntoAccount } from '~/stores/account-draft';

/**
 * What follows from a sign-in and needs no question: the terms that were ticked at sign-up are recorded with the
 * account, and applications that were sent without one to its address become the customer's. A session that still
 * needs a code does none of it: that is done once the code is proved. A second time changes nothing, and a failure
 * keeps nobody out. Answers who is signed in.
 */
export async function settleAccount(): Promise<SessionUser | undefined> {
  const loaded = await withDb(loadSessionUser);
  if (!loaded.ok || !loaded.value) return undefined;

  if (loaded.value.needsCode) return loaded.value;
  const { id: userId, acceptedTerms: version } = loaded.value;
  await Promise.allSettled([
    version && withDb((db) => acceptTerms(db, { userId, version, userAgent: navigator.userAgent })),
    withDb(claimApplications),
  ]);

  return loaded.value;
}

/**
 * What follows when people signed in themselves, with their own password or at their own provider: as above, and the
 * unfinished quote of this browser goes into the account. Who came by a mailed link is asked about the quote first,
 * since somebody else may have sent the link.
 */
export async function settleSignIn(): Promise<SessionUser | undefined> {
  const user = await settleAccount();
  if (user && !user.needsCode) await moveDraftIntoAccount().catch(() => false);

  return user;
}
