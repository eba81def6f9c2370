import { withDb } from '~/data/client';
import { type CodeFailure, proveCode, renewAssurance } from '~/data/mfa';
import type { RecoveryFailure } from '~/data/recovery-codes';
import { spendRecoveryCode } from '~/stores/second-factor';
import { settleSignIn } from '../settle-account';

/**
 * Finish a sign-in with a code of the authenticator app, and do what waited for it. Answers why the code was refused.
 * Where the second factor was removed meanwhile, the sign-in needs none any more.
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

/** Finish a sign-in with a recovery code, which turns the second factor off. Answers why the code was refused. */
export async function recoverSignIn(code: string): Promise<RecoveryFailure | undefined> {
  const result = await spendRecoveryCode(code);
  if (!result.ok) return result.code;
  await settleSignIn();

  return undefined;
}
