import { ssoSyncAnswerSchema, type SsoSyncRequest } from '~/domain/accounts/sso-sync';
import { fail, ok, type Result } from '~/domain/result';
import { openSyncedSession } from './auth-links';
import { callFunction } from './call-function';
import type { Db } from './client';

/**
 * Have the server check what the provider gave, find or make the account, and open its session here. The code of the
 * failure is one: nothing a visitor could do depends on which it was.
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
