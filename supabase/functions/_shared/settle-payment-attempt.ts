import { DependencyError } from './failures.ts';
import type { ServiceClient } from './service-client.ts';

/** Record the result of an attempt that led to no stored payment. */
export async function settlePaymentAttempt(
  database: ServiceClient,
  attemptId: string,
  result: 'declined' | 'abandoned',
): Promise<void> {
  const { error } = await database.rpc('settle_payment_attempt', { attempt: attemptId, result });
  if (error) throw new DependencyError('database', error.code);
}
