import type { AuthError } from '@supabase/supabase-js';
import { hasSecondFactor } from '~/domain/accounts/assurance';
import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';

/** What a person signs in with. The captcha's answer goes along when the project asks for one. */
export type Credentials = { email: string; password: string; captchaToken?: string };

/** What a person signs up with. */
export type NewAccount = Credentials & {
  firstName: string;
  lastName: string;
  /** The version of the terms that was ticked. It is recorded at the first sign-in. */
  termsVersion: string;
};

/**
 * Sign in with a password. 'not-verified' comes only with the right password, so it tells a stranger nothing.
 * With `needsMfa` the session stands, but opens nothing that asks for a second factor.
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

/** Make an account and mail the link that confirms it. A known address gets the same answer as a new one. */
export async function signUp(
  db: Db,
  { firstName, lastName, email, password, termsVersion, captchaToken }: NewAccount,
): Promise<Result<undefined, 'weak-password' | 'refused-email' | AuthFailure>> {
  const { error } = await db.auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${window.location.origin}/auth/callback`,
      data: { first_name: firstName, last_name: lastName, terms_version: termsVersion },
      ...(captchaToken && { captchaToken }),
    },
  });

  if (!error || error.code === 'user_already_exists' || isMailedAlready(error))
    return ok(undefined);

  return fail(
    toAuthFailure(error, {
      weak_password: 'weak-password',
      email_address_invalid: 'refused-email',
      email_address_not_authorized: 'refused-email',
    } as const),
  );
}

/** Mail a link that lets the owner of the address set a new password. Says nothing about whether there is one. */
export async function requestPasswordReset(
  db: Db,
  email: string,
  captchaToken?: string,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
    ...(captchaToken && { captchaToken }),
  });

  // Auth counts mails for addresses with an account alone.
  if (!error || error.code === 'over_email_send_rate_limit') return ok(undefined);

  return fail(toAuthFailure(error));
}

/** Mail the link that confirms an address once more. */
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

/** Change the names of the signed-in user. */
export async function updateProfileNames(
  db: Db,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<Result<undefined, 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.updateUser({
    data: { first_name: firstName, last_name: lastName, full_name: `${firstName} ${lastName}` },
  });

  return error ? fail(toSessionFailure(error)) : ok(undefined);
}

/**
 * Whether a mail was refused because the address got one a moment ago. Only an address with an account can be
 * refused so: whoever is told learns that there is one.
 */
function isMailedAlready(error: AuthError): boolean {
  return error.code === 'over_email_send_rate_limit' && /after \d+ seconds/.test(error.message);
}
