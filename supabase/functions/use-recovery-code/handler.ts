import { z } from 'zod';
import {
  readRecoveryCode,
  recoveryCodeRequestSchema,
  type RecoveryCodeRequest,
} from '../../../src/domain/accounts/recovery-code.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { removeFactors } from './remove-factors.ts';

/** A code is on paper, so nobody mistypes it more often. */
const PER_SESSION = { name: 'use-recovery-code-session', allowed: 5, windowSeconds: 3600 };

/**
 * Turn off two-factor authentication for a user who is signed in with the password and has a recovery code. The code is
 * reserved first and used up last: if Auth fails in between, the same code works again.
 *
 * The limit is five tries an hour per session, not per account: a thief who knows the password cannot use up the
 * owner's tries. A thief may sign in again and again, but cannot guess a code: one address makes 30 calls in 10 minutes
 * (4,320 a day), and one try hits one of ten codes of 50 bits with 10 / 2^50, about 1 in 10^14. A thousand addresses,
 * each at its limit for a year, make 1.6 * 10^9 tries and succeed with a chance of 1 in 70,000.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'use-recovery-code',
      limit: { allowed: 30, windowSeconds: 600 },
      schema: recoveryCodeRequestSchema,
      needsFactor: false,
      handle: (call) => useRecoveryCode(dependencies, call),
    },
    dependencies,
  );
}

async function useRecoveryCode(
  { database, limitRate }: Dependencies,
  { body, caller: { userId, sessionId } }: Call<RecoveryCodeRequest>,
): Promise<Outcome<{ removed: true }>> {
  if (userId === undefined || sessionId === undefined) return { ok: false, code: 'unauthorized' };

  const limit = await limitRate(PER_SESSION, sessionId);
  if (!limit.ok) return limit;

  const code = readRecoveryCode(body.code);
  if (code === undefined) return { ok: false, code: 'wrong-code' };
  const taken = await database.rpc('take_recovery_code', { of_user: userId, code });
  if (taken.error) throw new DependencyError('database', taken.error.code);
  if (!z.boolean().parse(taken.data)) return { ok: false, code: 'wrong-code' };

  await removeFactors(database.auth.admin, userId);
  const { error } = await database.rpc('finish_recovery', {
    of_user: userId,
    of_session: sessionId,
  });
  if (error) throw new DependencyError('database', error.code);

  return { ok: true, value: { removed: true } };
}
