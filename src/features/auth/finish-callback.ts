import { finishEmailLink } from '~/data/auth-links';
import { withDb } from '~/data/client';
import { settleAccount } from './settle-account';
import { forgetAddressToVerify } from './verification-address';

/** Open the session of a mailed link and settle what waited for it. False when the link opens nothing. */
export async function finishCallback(params: URLSearchParams): Promise<boolean> {
  const opened = await withDb((db) => finishEmailLink(db, params));
  if (!opened.ok) return false;

  forgetAddressToVerify();

  return (await settleAccount()) !== undefined;
}
