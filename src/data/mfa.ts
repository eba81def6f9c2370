import { fail, ok, type Result } from '~/domain/result';
import { toSessionFailure, type AuthFailure } from './auth-failure';
import type { Db } from './client';

/** A second factor the user has confirmed. */
export type SecondFactor = { id: string; kind: 'totp' | 'phone'; name?: string };

/** The confirmed second factors of the signed-in user; none where the backend offers no second factor. */
export async function listFactors(
  db: Db,
): Promise<Result<SecondFactor[], 'signed-out' | AuthFailure>> {
  const { data, error } = await db.auth.getUser();
  if (error) return fail(toSessionFailure(error));

  return ok(
    (data.user.factors ?? [])
      .filter(({ status }) => status === 'verified')
      .flatMap(({ id, factor_type: kind, friendly_name: name }) =>
        kind === 'totp' || kind === 'phone' ? [{ id, kind, ...(name && { name }) }] : [],
      ),
  );
}

/** Prove the second factor by the six digits it shows. The session may do everything from then on. */
export async function verifyCode(
  db: Db,
  { factorId, code }: { factorId: string; code: string },
): Promise<Result<undefined, 'wrong-code' | 'signed-out' | AuthFailure>> {
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId, code });

  if (!error) return ok(undefined);

  return fail(
    toSessionFailure(error, {
      mfa_verification_failed: 'wrong-code',
      mfa_verification_rejected: 'wrong-code',
      mfa_challenge_expired: 'wrong-code',
      validation_failed: 'wrong-code',
    } as const),
  );
}
