import { loadSessionUser } from '~/data/auth';
import { claimApplications } from '~/data/claimed-applications';
import { withDb } from '~/data/client';
import { acceptTerms } from '~/data/terms-acceptance';
import type { SessionUser } from '~/domain/accounts/session-user';
import { moveDraftIntoAccount } from '~/stores/account-draft';

/**
 * What can only be done once somebody is signed in: the terms that were ticked at sign-up are recorded with the
 * account, applications that were sent without one become the customer's, and so does the unfinished quote of this
 * browser. Done at every sign-in; a second time changes nothing, and a failure keeps nobody out. A session that still
 * needs a code does none of it: that is done once the code is proved. Answers who is signed in.
 */
export async function settleAccount(): Promise<SessionUser | undefined> {
  const loaded = await withDb(loadSessionUser);
  if (!loaded.ok || !loaded.value) return undefined;

  if (loaded.value.needsCode) return loaded.value;
  const { id: userId, acceptedTerms: version } = loaded.value;
  await Promise.allSettled([
    version && withDb((db) => acceptTerms(db, { userId, version, userAgent: navigator.userAgent })),
    withDb(claimApplications),
    moveDraftIntoAccount(),
  ]);

  return loaded.value;
}
