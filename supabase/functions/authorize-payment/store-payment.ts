import type { AuthorizedPrice } from '../../../src/domain/quote/owed-price.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { TERMS_VERSION } from '../../../src/domain/quote/terms-version.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import {
  type Authorization,
  type StoredAuthorization,
  storedAuthorizationSchema,
} from '../_shared/store-authorization.ts';

/** The gateway's reservation of a price. The payment gets the id of the attempt. */
type PricedAuthorization = Authorization & { priced: AuthorizedPrice; processor: string };

/** Store an authorization. If another call has stored the same payment first, that payment is the valid one. */
export async function storePayment(
  database: ServiceClient,
  request: PaymentRequest,
  claim: QuoteClaim,
  authorization: PricedAuthorization,
): Promise<StoredAuthorization> {
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

  return storedAuthorizationSchema.parse(data);
}
