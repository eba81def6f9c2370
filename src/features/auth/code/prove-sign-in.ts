import { withDb } from '~/data/connection/client';
import { type CodeFailure, proveCode, renewAssurance } from '~/data/auth/mfa';
import type { RecoveryFailure } from '~/data/auth/recovery-codes';
import { spendRecoveryCode } from '~/stores/second-factor';
import { settleSignIn } from '~/stores/settle-account';

/**
 * Finish a sign-in with a code from the authenticator app, then settle the account. Returns the failure, or undefined.
 * If the second factor was removed meanwhile, the sign-in needs no code any more and succeeds.
 */
export async function proveSignIn(code: string): Promise<CodeFailure | undefined> {
  const result = await withDb(async (db) => {
    const proved = await proveCode(db, code);
    if (!proved.ok && proved.code === 'factor-gone') await renewAssurance(db);

    return proved;
  });
  if (!result.ok && result.code !== 'factor-gone') return result.code;
  await settleSignIn();

  return undefined;
}

/** Finish a sign-in with a recovery code, which turns off the second factor. Returns the failure, or undefined. */
export async function recoverSignIn(code: string): Promise<RecoveryFailure | undefined> {
  const result = await spendRecoveryCode(code);
  if (!result.ok) return result.code;
  await settleSignIn();

  return undefined;
}
