import { withDb } from '~/data/client';
import { finishAtProvider } from '~/data/identity-provider';
import { ssoSettings } from '~/data/sso-settings';
import { codePath, safeReturnTo } from '~/domain/accounts/return-to';
import { fail, ok, type Result } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { settleSignIn } from '../settle-account';

/** How single sign-on fails: at the provider or on the way to it, or here. */
export type SignOnFailure = 'sign-on-failed' | 'sync-failed';

/**
 * Finish a sign-in with what the provider put into the address: have its tokens checked, open the session, settle
 * what waited for it. Answers where to go on.
 */
export async function finishSignOn(
  params: URLSearchParams,
): Promise<Result<string, SignOnFailure>> {
  const settings = ssoSettings();
  const signOn = settings && (await finishAtProvider(settings, params));
  if (!signOn?.ok) return fail('sign-on-failed');

  await loadZod();
  const { syncSignOn } = await import('~/data/sso');
  const { handover } = signOn.value;
  const synced = await withDb((db) => syncSignOn(db, handover));
  if (!synced.ok) return fail('sync-failed');

  const returnTo = safeReturnTo(signOn.value.returnTo);
  const user = await settleSignIn();
  if (!user) return fail('sync-failed');

  return ok(user.needsCode ? codePath(returnTo) : (returnTo ?? '/dashboard'));
}
