import { type NewAccount, signUp } from '~/data/auth/auth';
import type { AuthFailure } from '~/data/auth/auth-failure';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb } from '~/data/connection/client';
import { sha256Hex } from '~/domain/proof/sha256';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import type { Result } from '~/domain/result';
import { randomKey } from '~/platform/random';
import { rememberAskedLink } from './asked-links';
import { keepAddressToVerify } from './verification-address';

/** Reasons that no account was created. */
type SignUpFailure = AuthFailure | 'weak-password' | 'refused-email';

/** The toast after a sign-up. */
export const ACCOUNT_CREATED = 'Account Created';

const SIGN_UP_FAILED = 'Sign Up Failed';

/** A message for each failure of a sign-up. */
export const SIGN_UP_FAILURES: Record<SignUpFailure, { title: string; description: string }> = {
  unexpected: { title: SIGN_UP_FAILED, description: 'Failed to create account. Please try again.' },
  offline: {
    title: SIGN_UP_FAILED,
    description: 'You are offline. Connect to the internet, then try again.',
  },
  unreachable: {
    title: SIGN_UP_FAILED,
    description: 'Our server did not answer. Try again in a moment.',
  },
  'rate-limited': {
    title: SIGN_UP_FAILED,
    description: 'Too many attempts. Wait a few minutes, then try again.',
  },
  'weak-password': {
    title: SIGN_UP_FAILED,
    description: 'Choose a password that is harder to guess.',
  },
  'refused-email': {
    title: SIGN_UP_FAILED,
    description: 'We cannot send mail to this address. Enter another one.',
  },
};

/**
 * Create an account whose owner accepted the current terms, and have the link mailed that confirms the address. The link
 * leads to `returnTo` in this browser. The result is the same for an address that already has an account, so that nobody
 * can find out who has one.
 */
export async function openAccount(
  person: Pick<NewAccount, 'firstName' | 'lastName' | 'email' | 'password'>,
  returnTo: string | undefined,
): Promise<Result<undefined, SignUpFailure>> {
  const captcha = await captchaAnswer();
  const key = randomKey();
  const keyHash = await sha256Hex(new TextEncoder().encode(key).buffer);
  const result = await withDb((db) =>
    signUp(db, { ...person, termsVersion: TERMS_VERSION, keyHash, ...captcha }),
  );
  if (!result.ok) return result;

  keepAddressToVerify(person.email);
  rememberAskedLink('signup', person.email, { key, ...(returnTo !== undefined && { returnTo }) });

  return result;
}
