import { z } from 'zod';
import type { Cents } from '../../../src/domain/money.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const attemptSchema = z
  .object({ attempt_id: z.uuid(), is_repeated: z.boolean() })
  .transform(({ attempt_id, is_repeated }) => ({ attemptId: attempt_id, isRepeated: is_repeated }));

/**
 * An attempt to authorize a payment. `isRepeated` is true if the processor was already asked and its answer is unknown.
 */
export type PaymentAttempt = z.output<typeof attemptSchema>;

/** Record an attempt before the processor is called. An open attempt with the same data is reused. */
export async function beginPayment(
  database: ServiceClient,
  { quoteId, method }: PaymentRequest,
  claim: QuoteClaim,
  { amount, lastFour }: { amount: Cents; lastFour: string | undefined },
): Promise<PaymentAttempt> {
  const { data, error } = await database.rpc('begin_payment', {
    request: {
      quote_id: quoteId,
      user_id: claim.userId ?? null,
      quote_key_hash: claim.keyHash,
      method,
      amount_cents: amount,
      last_four: lastFour ?? null,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  return attemptSchema.parse(data);
}
