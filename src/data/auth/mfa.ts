import { fail, ok, type Result } from '~/domain/result';
import { toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from '../connection/db';

/** A second factor that the user has confirmed. */
export type SecondFactor = {
  id: string;
  kind: 'totp' | 'phone';
  name?: string;
  /**
   * When its set-up began, ISO 8601. Auth changes `updated_at` with every code, so that date would
   * be wrong.
   */
  since: string;
};

/** A second factor that waits for its first code. The secret is shown once and never stored. */
export type Enrollment = { factorId: string; secret: string; uri: string };

/**
 * Reasons that a code fails: it is wrong, its factor no longer exists, nobody is signed in, or the
 * call failed.
 */
export type CodeFailure = 'wrong-code' | 'factor-gone' | 'signed-out' | AuthFailure;

/**
 * Reasons that setting up or removing a factor fails: a code is required first, nobody is signed
 * in, or the call failed.
 */
export type FactorFailure = 'code-needed' | 'signed-out' | AuthFailure;

/** The name that an authenticator app shows next to the email address. */
const ISSUER = 'Marshline Surety';

const CODE_REFUSALS = {
  mfa_verification_failed: 'wrong-code',
  mfa_verification_rejected: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  validation_failed: 'wrong-code',
  mfa_factor_not_found: 'factor-gone',
} as const;

const FACTOR_REFUSALS = {
  insufficient_aal: 'code-needed',
  mfa_verified_factor_exists: 'code-needed',
} as const;

/**
 * Load the confirmed second factors of the signed-in user. Empty when the backend offers no second
 * factor.
 */
export async function listFactors(
  db: Db,
): Promise<Result<SecondFactor[], 'signed-out' | AuthFailure>> {
  const { data, error } = await db.auth.getUser();
  if (error) return fail(toSessionFailure(error));

  return ok(
    (data.user.factors ?? [])
      .filter(({ status }) => status === 'verified')
      .flatMap(({ id, factor_type: kind, friendly_name: name, created_at: since }) =>
        kind === 'totp' || kind === 'phone' ? [{ id, kind, since, ...(name && { name }) }] : [],
      ),
  );
}

/** Verify a second factor with its six-digit code. Afterwards the session has full access. */
export async function verifyCode(
  db: Db,
  { factorId, code }: { factorId: string; code: string },
): Promise<Result<undefined, CodeFailure>> {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });

  return error ? fail(toSessionFailure(error, CODE_REFUSALS)) : ok(undefined);
}

/**
 * Verify the second factor of the account with a code. 'factor-gone': the account no longer has
 * one.
 */
export async function proveCode(db: Db, code: string): Promise<Result<undefined, CodeFailure>> {
  const factors = await listFactors(db);
  if (!factors.ok) return factors;

  const factor = factors.value.find(({ kind }) => kind === 'totp');

  return factor ? verifyCode(db, { factorId: factor.id, code }) : fail('factor-gone');
}

/** Start the set-up of a second factor. Factors left over from an unfinished set-up are removed. */
export async function beginEnrollment(db: Db): Promise<Result<Enrollment, FactorFailure>> {
  const listed = await db.auth.mfa.listFactors();
  if (listed.error) return fail(toSessionFailure(listed.error, FACTOR_REFUSALS));

  for (const { id, status } of listed.data.all) {
    if (status === 'verified') continue;
    const { error } = await db.auth.mfa.unenroll({ factorId: id });
    if (error && error.code !== 'mfa_factor_not_found') {
      return fail(toSessionFailure(error, FACTOR_REFUSALS));
    }
  }

  const { data, error } = await db.auth.mfa.enroll({ factorType: 'totp', issuer: ISSUER });
  if (error) return fail(toSessionFailure(error, FACTOR_REFUSALS));

  return ok({ factorId: data.id, secret: data.totp.secret, uri: data.totp.uri });
}

/**
 * Remove a second factor. Afterwards the session is at the lower assurance level, and its token
 * says so.
 */
export async function removeFactor(
  db: Db,
  factorId: string,
): Promise<Result<undefined, FactorFailure>> {
  const { error } = await db.auth.mfa.unenroll({ factorId });
  if (error && error.code !== 'mfa_factor_not_found') {
    return fail(toSessionFailure(error, FACTOR_REFUSALS));
  }
  await renewAssurance(db);

  return ok(undefined);
}

/**
 * Refresh the token so that it shows the current assurance level of the session. Without a
 * connection the old token stays until it expires.
 */
export async function renewAssurance(db: Db): Promise<void> {
  await db.auth.refreshSession();
}
