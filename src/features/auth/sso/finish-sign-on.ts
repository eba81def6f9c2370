import { withDb } from '~/data/connection/client';
import { finishAtProvider } from '~/data/auth/identity-provider';
import { ssoSettings } from '~/data/auth/sso-settings';
import { codePath, safeReturnTo } from '~/domain/accounts/return-to';
import { fail, ok, type Result } from '~/domain/result';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { settleSignIn } from '~/stores/settle-account';

/** Where single sign-on failed: 'sign-on-failed' at the provider or on the way, 'sync-failed' on our side. */
export type SignOnFailure = 'sign-on-failed' | 'sync-failed';

/**
 * Finish a sign-in with the parameters from the provider: check its tokens, open the session and settle the account.
 * Returns the next address.
 */
export async function finishSignOn(
  params: URLSearchParams,
): Promise<Result<string, SignOnFailure>> {
  const settings = ssoSettings();
  const signOn = settings && (await finishAtProvider(settings, params));
  if (!signOn?.ok) return fail('sign-on-failed');

  const code = await fetchPart(loadSync());
  if (!code.ok) return fail('sync-failed');

  const { handover } = signOn.value;
  const synced = await withDb((db) => code.value.syncSignOn(db, handover));
  if (!synced.ok) return fail('sync-failed');

  const returnTo = safeReturnTo(signOn.value.returnTo);
  const user = await settleSignIn();
  if (!user) return fail('sync-failed');

  return ok(user.needsCode ? codePath(returnTo) : (returnTo ?? '/dashboard'));
}

async function loadSync() {
  await loadZod();

  return import('~/data/auth/sso');
}
