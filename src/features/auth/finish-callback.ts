import { finishEmailLink } from '~/data/auth-links';
import { withDb } from '~/data/client';
import { settleAccount } from './settle-account';
import { forgetAddressToVerify } from './verification-address';

/**
 * What a mailed link came to: a session, the first of the two confirmations that another address needs, or nothing.
 */
export type CallbackOutcome = 'signed-in' | 'half-confirmed' | 'failed';

/** Follow a mailed link and settle what waited for it. */
export async function finishCallback(params: URLSearchParams): Promise<CallbackOutcome> {
  const opened = await withDb((db) => finishEmailLink(db, params));
  if (!opened.ok) return 'failed';

  forgetAddressToVerify();
  if (await settleAccount()) return 'signed-in';

  return opened.value.kind === 'email_change' ? 'half-confirmed' : 'failed';
}
