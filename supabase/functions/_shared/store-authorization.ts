import { z } from 'zod';
import type { Dependencies } from './dependencies.ts';
import type { Outcome } from './failures.ts';
import { paymentRowSchema, type StoredPayment } from './quote-records.ts';
import { releasePayments } from './release-payments.ts';
import { settlePaymentAttempt } from './settle-payment-attempt.ts';

/** The database's answer to an authorization that it was to store. */
export const storedAuthorizationSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('authorized'),
    /** The valid payment. If another call has stored the same payment first, it is that one. */
    payment: paymentRowSchema,
    /** The reference of the payment that it replaced. */
    voided_reference: z.string().nullish(),
  }),
  z.object({ outcome: z.enum(['session-ended', 'payment-mismatch', 'not-your-quote']) }),
]);

export type StoredAuthorization = z.output<typeof storedAuthorizationSchema>;

/** An authorization of the processor for a recorded attempt. */
export type Authorization = { attemptId: string; reference: string };

/**
 * Return the valid payment after an authorization, and release every other one: the payment that it replaced, and the
 * authorization itself if it was not stored.
 */
export async function keepValidPayment(
  dependencies: Dependencies,
  functionName: string,
  { attemptId, reference }: Authorization,
  stored: StoredAuthorization,
): Promise<Outcome<StoredPayment>> {
  if (stored.outcome !== 'authorized') {
    await releasePayments(dependencies, functionName, [reference]);
    await settlePaymentAttempt(dependencies.database, attemptId, 'abandoned');
    return { ok: false, code: stored.outcome };
  }

  const { payment, voided_reference: voided } = stored;
  await releasePayments(dependencies, functionName, [
    ...(typeof voided === 'string' ? [voided] : []),
    ...(payment.reference === reference ? [] : [reference]),
  ]);

  return { ok: true, value: payment };
}
