import { z } from 'zod';
import type { AuthorizedPrice } from '../../../src/domain/quote/owed-price.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { TERMS_VERSION } from '../../../src/domain/quote/terms-version.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import { paymentRowSchema, type StoredPayment } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** The gateway's reservation of a price. The payment gets the id of the attempt. */
export type Authorization = {
  attemptId: string;
  priced: AuthorizedPrice;
  processor: string;
  reference: string;
};

/** The valid payment, and the reference of a payment that it replaced. */
export type PaymentInForce = { payment: StoredPayment; voidedReference: string | undefined };

const storedSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('authorized'),
    payment: paymentRowSchema,
    voided_reference: z.string().nullish(),
  }),
  z.object({ outcome: z.enum(['not-your-quote', 'payment-mismatch']) }),
]);

/** Store an authorization. If another call has stored the same payment first, that payment is the valid one. */
export async function storePayment(
  database: ServiceClient,
  request: PaymentRequest,
  claim: QuoteClaim,
  authorization: Authorization,
): Promise<Outcome<PaymentInForce>> {
  const { data, error } = await database.rpc('authorize_payment', {
    request: {
      attempt_id: authorization.attemptId,
      quote_id: request.quoteId,
      user_id: claim.userId ?? null,
      quote_key_hash: claim.keyHash,
      method: request.method,
      amount_cents: authorization.priced.price.total,
      priced: authorization.priced,
      processor: authorization.processor,
      reference: authorization.reference,
      last_four: request.method === 'wire' ? null : request.lastFour,
      billing_address: request.billing.billingAddress,
      terms_version: TERMS_VERSION,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const stored = storedSchema.parse(data);
  if (stored.outcome !== 'authorized') return { ok: false, code: stored.outcome };

  const { payment, voided_reference: voidedReference } = stored;
  return { ok: true, value: { payment, voidedReference: voidedReference ?? undefined } };
}
