import { fail, ok, type Result } from '~/domain/result';
import { toAuthFailure, type AuthFailure } from './auth-failure';
import { isMailedAlready } from './mailed-already';
import type { Db } from '../connection/db';
import { toOpenedSession, type OpenedSession } from './opened-session';

/** The data that a code is requested with. `captchaToken` is set when the project uses a captcha. */
export type CodeRequest = {
  email: string;
  /** SHA-256, in hexadecimal, of the key that proves this browser to a link of the same mail. */
  keyHash: string;
  /** The version of the terms that the person accepted. */
  termsVersion: string;
  captchaToken?: string;
};

/**
 * Mail a code that signs in. An unknown address gets an account without a password, which the code
 * confirms. The answer does not reveal whether the address has an account.
 */
export async function requestCode(
  db: Db,
  { email, keyHash, termsVersion, captchaToken }: CodeRequest,
): Promise<Result<undefined, 'refused-email' | AuthFailure>> {
  const { error } = await db.auth.signInWithOtp({
    email,
    options: {
      emailRedirectTo: `${window.location.origin}/auth/callback`,
      // The trigger set_sign_up_password_aside reads them when the address is confirmed.
      data: { signs_in_by: 'code', sign_up_key_hash: keyHash, terms_version: termsVersion },
      ...(captchaToken && { captchaToken }),
    },
  });
  if (!error || isMailedAlready(error)) return ok(undefined);

  return fail(
    toAuthFailure(error, {
      email_address_invalid: 'refused-email',
      email_address_not_authorized: 'refused-email',
    } as const),
  );
}

/**
 * Use up a mailed code and return its session. Call it on a separate connection (`connectApart`), so
 * that this browser's session stays as it is. Auth gives a wrong code and an expired code the same error.
 */
export async function openCode(
  apart: Db,
  { email, code }: { email: string; code: string },
): Promise<Result<OpenedSession, 'refused-code' | AuthFailure>> {
  const { data, error } = await apart.auth.verifyOtp({ email, token: code, type: 'email' });
  if (error) {
    return fail(
      toAuthFailure(error, {
        otp_expired: 'refused-code',
        validation_failed: 'refused-code',
      } as const),
    );
  }
  const { session, user } = data;

  return session && user ? ok(toOpenedSession(session, user)) : fail('refused-code');
}
