import { hasSecondFactor } from '~/domain/accounts/assurance';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, toSessionFailure, type AuthFailure } from './auth-failure';
import { isMailedAlready } from './mailed-already';
import type { Db } from '../connection/db';

/** The data that a person signs in with. `captchaToken` is set when the project uses a captcha. */
export type Credentials = { email: string; password: string; captchaToken?: string };

/** The data that a person signs up with. */
export type NewAccount = Credentials & {
  firstName: string;
  lastName: string;
  /** The version of the terms that the person accepted. It is recorded at the first sign-in. */
  termsVersion: string;
  /**
   * SHA-256, in hexadecimal, of the key that activates the password once the email address is
   * confirmed.
   */
  keyHash: string;
};

/**
 * Sign in with a password. 'not-verified' is returned only for the right password, so it reveals
 * nothing to a stranger. With `needsMfa`, the session exists but cannot access anything that
 * requires a second factor.
 */
export async function signIn(
  db: Db,
  { email, password, captchaToken }: Credentials,
): Promise<Result<{ needsMfa: boolean }, 'wrong-credentials' | 'not-verified' | AuthFailure>> {
  const { data, error } = await db.auth.signInWithPassword({
    email,
    password,
    ...(captchaToken && { options: { captchaToken } }),
  });

  if (error) {
    return fail(
      toAuthFailure(error, {
        invalid_credentials: 'wrong-credentials',
        email_not_confirmed: 'not-verified',
      } as const),
    );
  }

  return ok({ needsMfa: hasSecondFactor(data.user.factors) });
}

/** How long a sign-up waits for the call that tells the owner of a known address. */
const NOTIFY_MS = 4_000;

/**
 * Create an account and mail the link that confirms its address. A known address gets the same
 * answer as a new one, and its owner gets a mail that says so.
 */
export async function signUp(
  db: Db,
  { firstName, lastName, email, password, termsVersion, keyHash, captchaToken }: NewAccount,
): Promise<Result<undefined, 'weak-password' | 'refused-email' | AuthFailure>> {
  const { error } = await db.auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${window.location.origin}/auth/callback`,
      data: {
        first_name: firstName,
        last_name: lastName,
        terms_version: termsVersion,
        sign_up_key_hash: keyHash,
      },
      ...(captchaToken && { captchaToken }),
    },
  });

  if (!error || error.code === 'user_already_exists' || isMailedAlready(error)) {
    // Auth sends no mail to a known address. The answer is the same for every address, and nothing depends on it.
    await db.functions.invoke('notify-known-address', { body: { email }, timeout: NOTIFY_MS });
    return ok(undefined);
  }

  return fail(
    toAuthFailure(error, {
      weak_password: 'weak-password',
      email_address_invalid: 'refused-email',
      email_address_not_authorized: 'refused-email',
    } as const),
  );
}

/**
 * Mail a link for setting a new password. The answer does not reveal whether the address has an
 * account.
 */
export async function requestPasswordReset(
  db: Db,
  email: string,
  captchaToken?: string,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
    ...(captchaToken && { captchaToken }),
  });

  // Auth limits mails only for addresses with an account, so this error would reveal the account.
  if (!error || error.code === 'over_email_send_rate_limit') return ok(undefined);

  return fail(toAuthFailure(error));
}

/** Mail the link that confirms an address again. */
export async function resendVerification(
  db: Db,
  email: string,
  captchaToken?: string,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.resend({
    type: 'signup',
    email,
    options: {
      emailRedirectTo: `${window.location.origin}/dashboard`,
      ...(captchaToken && { captchaToken }),
    },
  });

  if (!error || isMailedAlready(error)) return ok(undefined);

  return fail(toAuthFailure(error));
}

/** Change the first and last name of the signed-in user in Auth. */
export async function updateProfileNames(
  db: Db,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.updateUser({
    data: { first_name: firstName, last_name: lastName, full_name: `${firstName} ${lastName}` },
  });

  return error ? fail(toSessionFailure(error)) : ok(undefined);
}
