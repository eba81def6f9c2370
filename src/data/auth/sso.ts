import { ssoSyncAnswerSchema, type SsoSyncRequest } from '~/domain/accounts/sso-sync';
import { fail, ok, type Result } from '~/domain/result';
import { openSyncedSession } from './auth-links';
import { callFunction } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Have the server check the provider's tokens and find or create the account, then open its session
 * in this browser. There is one failure code because the visitor can act on none of the reasons.
 */
export async function syncSignOn(
  db: Db,
  handover: SsoSyncRequest,
): Promise<Result<undefined, 'sync-failed'>> {
  const answer = await callFunction(db, 'auth0-sync', handover, ssoSyncAnswerSchema);
  if (!answer.ok) return fail('sync-failed');

  const opened = await openSyncedSession(db, answer.value.tokenHash);
  return opened.ok ? ok(undefined) : fail('sync-failed');
}
