import { signIn } from '~/data/auth/auth';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { type FailureWords, NOT_VERIFIED_HERE, SIGN_IN_FAILURES } from './messages';

/**
 * Sign in with a password over the open page. Returns the failure, or undefined. If the account has a second factor, a
 * dialog over the same page then asks for the code.
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

/** The address of the open page, for coming back to it. */
export function ownAddress(): string {
  return window.location.pathname + window.location.search;
}
