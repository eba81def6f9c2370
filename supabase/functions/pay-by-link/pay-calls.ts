import { z } from 'zod';
import type { PayCall } from '../../../src/domain/client-payment/client-payment-calls.ts';
import { TERMS_VERSION } from '../../../src/domain/quote/terms-version.ts';
import { DependencyError } from '../_shared/failures.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { paymentRowSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { makeSessionKey } from '../_shared/signing/tokens.ts';
import {
  type Authorization,
  type StoredAuthorization,
  storedAuthorizationSchema,
} from '../_shared/store-authorization.ts';

/** A payment that a client gave in a session. */
export type GivenPayment = { sessionHash: string; payment: NonNullable<PayCall['payment']> };

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('begun'), attempt_id: z.uuid(), is_repeated: z.boolean() }),
  z.object({ outcome: z.literal('authorized'), payment: paymentRowSchema }),
  z.object({ outcome: z.enum(['session-ended', 'payment-mismatch', 'too-many']) }),
]);

/** Record the attempt before the processor is called. An open attempt with the same card is reused. */
export async function beginPayment(
  database: ServiceClient,
  { sessionHash, payment: { method, lastFour, shownTotal } }: GivenPayment,
): Promise<z.output<typeof begunSchema>> {
  const { data, error } = await database.rpc('begin_payment_by_link', {
    call: {
      session_hash: sessionHash,
      // The payment belongs to the attorney's account. Nobody has this key, so nobody claims the quote with it.
      key_hash: await hashQuoteKey(makeSessionKey()),
      method,
      last_four: lastFour,
      amount_cents: shownTotal,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  return begunSchema.parse(data);
}

/** Store the authorization, in one transaction with the mails about it. */
export async function storeAuthorization(
  database: ServiceClient,
  { sessionHash, payment }: GivenPayment,
  authorization: Authorization & { processor: string },
): Promise<StoredAuthorization> {
  const { data, error } = await database.rpc('authorize_by_link', {
    call: {
      session_hash: sessionHash,
      attempt_id: authorization.attemptId,
      quote_key_hash: await hashQuoteKey(makeSessionKey()),
      method: payment.method,
      amount_cents: payment.shownTotal,
      processor: authorization.processor,
      reference: authorization.reference,
      last_four: payment.lastFour,
      billing_address: payment.billing.billingAddress,
      terms_version: TERMS_VERSION,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  return storedAuthorizationSchema.parse(data);
}

/** Record that the processor declined the card or account. */
export async function noteDecline(
  database: ServiceClient,
  sessionHash: string,
  attempt: string,
): Promise<void> {
  const { error } = await database.rpc('refuse_payment_by_link', {
    session_hash: sessionHash,
    attempt,
  });
  if (error) throw new DependencyError('database', error.code);
}
