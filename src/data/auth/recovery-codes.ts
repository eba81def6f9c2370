import { z } from 'zod';
import { fail, ok, type Result } from '~/domain/result';
import type { AuthFailure } from './auth-failure';
import { callAsUser } from '../connection/call-as-user';
import { type CallFailureCode, callFunction } from '../connection/call-function';
import type { Db } from '../connection/db';
import { NO_PATIENCE } from '../connection/repeat-while-busy';

/**
 * Reasons that a recovery code fails: it does not match, nobody is signed in, or the call failed.
 */
export type RecoveryFailure = 'wrong-code' | CodesCallFailure;

/**
 * Reasons that new codes are not created: a code of the authenticator app is required first, nobody
 * is signed in, or the call failed.
 */
export type NewCodesFailure = 'challenge-required' | 'second-factor-required' | CodesCallFailure;

type CodesCallFailure = 'signed-out' | 'busy' | AuthFailure;

const CODE_REFUSALS = ['challenge-required', 'second-factor-required'] as const;

const codesSchema = z.object({ codes: z.array(z.string()).min(1) });

/** Create ten recovery codes that replace all earlier ones. They are returned only once. */
export async function makeRecoveryCodes(db: Db): Promise<Result<string[], NewCodesFailure>> {
  const result = await callAsUser(db, (session) =>
    callFunction(session, 'make-recovery-codes', {}, codesSchema, CODE_REFUSALS),
  );
  if (result.ok) return ok(result.value.codes);
  const { code } = result;

  return fail(
    code === 'challenge-required' || code === 'second-factor-required' ? code : toFailure(code),
  );
}

const WRONG_CODE = ['wrong-code'] as const;

/**
 * Use a recovery code. It removes the account's second factors and ends its other sessions. The
 * call is not repeated while the server is busy, because each call counts toward the limit of five
 * per hour.
 */
export async function spendCode(db: Db, code: string): Promise<Result<undefined, RecoveryFailure>> {
  const result = await callAsUser(db, (session) =>
    callFunction(session, 'use-recovery-code', { code }, z.object({}), WRONG_CODE, NO_PATIENCE),
  );
  if (result.ok) return ok(undefined);

  return fail(result.code === 'wrong-code' ? 'wrong-code' : toFailure(result.code));
}

function toFailure(code: CallFailureCode): CodesCallFailure {
  if (code === 'session-ended' || code === 'unauthorized') return 'signed-out';
  if (code === 'offline' || code === 'unreachable') return code;
  if (code === 'rate-limited' || code === 'busy') return code;

  return 'unexpected';
}
