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

/**
 * Turn two-factor authentication off for whoever is signed in with the password and has a recovery code. Five tries an
 * hour for an account. The code is taken first and spent last: when Auth fails in between, the same code goes on.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'use-recovery-code',
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

  const limit = await limitRate('use-recovery-code-person', userId);
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
