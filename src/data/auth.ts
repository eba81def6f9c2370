import type { User } from '@supabase/supabase-js';
import { hasSecondFactor, needsCode } from '~/domain/accounts/assurance';
import { toSessionUser, readTokenUser, type SessionUser } from '~/domain/accounts/session-user';
import { fail, ok, type Result } from '~/domain/result';
import { isMailedAlready, toAuthFailure, toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';
import { connectionFailure } from './connection';

/** The client goes on asking a silent server for a fresh token for half a minute. A page does not wait for that. */
const RENEWAL_PATIENCE_MS = 5000;

/** What a person signs in with. The captcha's answer goes along when the project asks for one. */
export type Credentials = { email: string; password: string; captchaToken?: string };

/** What a person signs up with. */
export type NewAccount = Credentials & {
  firstName: string;
  lastName: string;
  /** The version of the terms that was ticked. It is recorded at the first sign-in. */
  termsVersion: string;
};

/** Who stays signed in when one signs out: the other sessions, none, or this one alone. */
export type SignOutScope = 'local' | 'global' | 'others';

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

/**
 * End the session on the server: this one, every one of the user, or all but this one. This browser forgets the
 * session with 'local' also when the server cannot be told.
 */
export async function signOut(
  db: Db,
  scope: SignOutScope,
): Promise<Result<undefined, AuthFailure>> {
  const { error } = await db.auth.signOut({ scope });

  return error ? fail(toAuthFailure(error)) : ok(undefined);
}

/**
 * Who is signed in, or undefined. While the server does not answer, the token that is kept says who it is: the
 * server asks for it again with every call.
 */
export async function loadSessionUser(
  db: Db,
): Promise<Result<SessionUser | undefined, AuthFailure>> {
  const answered = await Promise.race([db.auth.getSession(), after(RENEWAL_PATIENCE_MS)]);
  if (!answered) return fail(connectionFailure());

  const { data, error } = answered;
  if (error) {
    const code = toSessionFailure(error);

    return code === 'signed-out' ? ok(undefined) : fail(code);
  }
  if (!data.session) return ok(undefined);

  const { access_token: token, user } = data.session;
  const tokenUser = readTokenUser(token);
  if (isLoaded(user) && user.id === tokenUser?.id) return ok(toCheckedUser(user, token));

  const answer = await db.auth.getUser();
  if (!answer.error) return ok(toCheckedUser(answer.data.user, token));

  return ok(toSessionFailure(answer.error) === 'signed-out' ? undefined : tokenUser);
}

/** The user, and whether this session still has to prove the account's second factor. */
function toCheckedUser(user: User, token: string): SessionUser {
  return { ...toSessionUser(user), ...(needsCode(token, user.factors) && { needsCode: true }) };
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
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
 * The client keeps the user in memory alone: after a reload it has the session and not yet its user, and when another
 * tab signs somebody in, it still has the one before.
 */
function isLoaded(user: User & { __isUserNotAvailableProxy?: true }): boolean {
  return !user.__isUserNotAvailableProxy;
}
