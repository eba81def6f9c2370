import { signIn } from '~/data/auth';
import { captchaAnswer } from '~/data/captcha';
import { withDb } from '~/data/client';
import { type FailureWords, NOT_VERIFIED_HERE, SIGN_IN_FAILURES } from './messages';

/**
 * Sign in with a password over the open page, and answer why not. An account with a second factor has its session then,
 * and the code is asked for over the same page.
 */
export async function sendPasswordHere(
  email: string,
  password: string,
): Promise<FailureWords | undefined> {
  const captcha = await captchaAnswer();
  const result = await withDb((db) => signIn(db, { email, password, ...captcha }));
  if (result.ok) return undefined;

  return result.code === 'not-verified' ? NOT_VERIFIED_HERE : SIGN_IN_FAILURES[result.code];
}

/** The address of the open page, to come back to. */
export function ownAddress(): string {
  return window.location.pathname + window.location.search;
}
