import { z } from 'zod';
import { makeRecoveryCodes } from '../../../src/domain/accounts/recovery-code.ts';
import { isRecentChallenge } from '../../../src/domain/accounts/staff-access.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { Caller } from '../_shared/caller.ts';

/**
 * Replace the caller's recovery codes with ten new ones. The answer contains the codes; the database stores only bcrypt
 * hashes. This requires a second factor proved in the last 10 minutes, so that nobody can make codes on a page that
 * somebody left open.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'make-recovery-codes',
      limit: { allowed: 30, windowSeconds: 600 },
      schema: z.object({}),
      handle: ({ caller }) => giveCodes(dependencies, caller),
    },
    dependencies,
  );
}

async function giveCodes(
  { database, now }: Dependencies,
  { userId, assurance, challengedAt }: Caller,
): Promise<Outcome<{ codes: string[] }>> {
  if (userId === undefined) return { ok: false, code: 'unauthorized' };
  if (assurance !== 'aal2') return { ok: false, code: 'second-factor-required' };
  if (!isRecentChallenge(challengedAt, now())) return { ok: false, code: 'challenge-required' };

  const codes = makeRecoveryCodes((length) => crypto.getRandomValues(new Uint8Array(length)));
  const { error } = await database.rpc('replace_recovery_codes', { of_user: userId, codes });
  if (error) throw new DependencyError('database', error.code);

  return { ok: true, value: { codes } };
}
