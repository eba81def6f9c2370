import { hasSecondFactor } from '~/domain/accounts/assurance';
import { fail, ok, type Result } from '~/domain/result';
import { signIn } from './auth';
import { toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from '../connection/db';

/** Reasons that a password was not set. */
export type PasswordFailure =
  'weak-password' | 'same-password' | 'second-factor-required' | 'signed-out' | AuthFailure;

const REFUSALS = {
  weak_password: 'weak-password',
  same_password: 'same-password',
  insufficient_aal: 'second-factor-required',
} as const;

const CHANGE_REFUSALS = {
  ...REFUSALS,
  current_password_invalid: 'wrong-current-password',
} as const;

/**
 * Set the password of the signed-in user. A user who did not follow a reset link has to send the
 * `current` password as well.
 */
export async function setNewPassword(
  db: Db,
  password: string,
  current?: string,
): Promise<Result<undefined, PasswordFailure>> {
  const { error } = await db.auth.updateUser({
    password,
    ...(current && { current_password: current }),
  });

  return error ? fail(toSessionFailure(error, REFUSALS)) : ok(undefined);
}

/**
 * Change the password of the signed-in user, who has to prove the current one first: an unlocked
 * screen is not enough (OWASP ASVS 6.2.3). When the account has a second factor, the current
 * password is sent along with the change instead, because signing in with it would open a session
 * that has not verified the factor.
 */
export async function changePassword(
  db: Db,
  { current, next, ...captcha }: { current: string; next: string; captchaToken?: string },
): Promise<Result<undefined, 'wrong-current-password' | PasswordFailure>> {
  const { data, error } = await db.auth.getUser();
  if (error) return fail(toSessionFailure(error));
  if (hasSecondFactor(data.user.factors)) {
    const changed = await db.auth.updateUser({ password: next, current_password: current });

    return changed.error ? fail(toSessionFailure(changed.error, CHANGE_REFUSALS)) : ok(undefined);
  }

  const proof = await signIn(db, { email: data.user.email ?? '', password: current, ...captcha });
  if (proof.ok) return setNewPassword(db, next, current);

  return proof.code === 'wrong-credentials' || proof.code === 'not-verified'
    ? fail('wrong-current-password')
    : fail(proof.code);
}
