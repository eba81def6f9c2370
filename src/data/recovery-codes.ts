import { z } from 'zod';
import { fail, ok, type Result } from '~/domain/result';
import type { AuthFailure } from './auth-failure';
import { callAsUser } from './call-as-user';
import { type CallFailureCode, callFunction } from './call-function';
import type { Db } from './client';

/** How a recovery code fails: it does not match, nobody is signed in, or the call failed. */
export type RecoveryFailure = 'wrong-code' | 'signed-out' | AuthFailure;

/** How making new codes fails: a code of the app is needed first, nobody is signed in, or the call failed. */
export type NewCodesFailure =
  'challenge-required' | 'second-factor-required' | 'signed-out' | AuthFailure;

const CODE_REFUSALS = ['challenge-required', 'second-factor-required'] as const;

const codesSchema = z.object({ codes: z.array(z.string()).min(1) });

/** Make ten recovery codes in place of those there were. They are in this answer and nowhere else. */
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

/** Spend a recovery code: the second factors of the account go, and so do its other sessions. */
export async function spendCode(db: Db, code: string): Promise<Result<undefined, RecoveryFailure>> {
  const result = await callAsUser(db, (session) =>
    callFunction(session, 'use-recovery-code', { code }, z.object({}), ['wrong-code'] as const),
  );
  if (result.ok) return ok(undefined);

  return fail(result.code === 'wrong-code' ? 'wrong-code' : toFailure(result.code));
}

function toFailure(code: CallFailureCode): 'signed-out' | AuthFailure {
  if (code === 'session-ended' || code === 'unauthorized') return 'signed-out';
  if (code === 'offline' || code === 'unreachable' || code === 'rate-limited') return code;

  return 'unexpected';
}
