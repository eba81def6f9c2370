import { z } from 'zod';
import {
  withdrawalRequestSchema,
  type WithdrawalRequest,
} from '../../../src/domain/applications/customer-actions.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { releasePayments } from '../_shared/release-payments.ts';

const NAME = 'withdraw-application';

const withdrawnSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('withdrawn'), voided_references: z.array(z.string()) }),
  z.object({ outcome: z.enum(['not-found', 'not-open']) }),
]);

/**
 * Withdraw the caller's application and release its payment. Repeating the call returns the same answer and releases
 * the payment again, in case the processor missed the first release.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 30, windowSeconds: 600 },
      schema: withdrawalRequestSchema,
      handle: (call) => withdrawApplication(dependencies, call),
    },
    dependencies,
  );
}

async function withdrawApplication(
  dependencies: Dependencies,
  { body, caller }: Call<WithdrawalRequest>,
): Promise<Outcome<{ status: 'withdrawn' }>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { data, error } = await dependencies.database.rpc('withdraw_application', {
    of_application: body.applicationId,
    caller: caller.userId,
  });
  if (error) throw new DependencyError('database', error.code);

  const stored = withdrawnSchema.parse(data);
  if (stored.outcome !== 'withdrawn') return { ok: false, code: stored.outcome };

  await releasePayments(dependencies, NAME, stored.voided_references);
  return { ok: true, value: { status: 'withdrawn' } };
}
