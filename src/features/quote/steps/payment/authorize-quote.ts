import type { CallResult } from '~/data/connection/call-function';
import { authorizePayment } from '~/data/applications/payments';
import type { Patience } from '~/data/connection/repeat-while-busy';
import type { Billing } from '~/domain/quote/billing';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { Price } from '~/domain/rates/price';
import { callAsPerson } from '~/stores/own-calls';
import { type CheckedQuote, type PaymentChoice, paymentRequest } from '../../checked-quote';

/**
 * Authorize a payment of the displayed price. The server computes its own price. If the two differ, the result is
 * 'payment-mismatch'.
 */
export async function authorizeQuote(
  quote: CheckedQuote,
  price: Price,
  choice: PaymentChoice,
  billing: Billing,
  onWait: NonNullable<Patience['onWait']>,
): Promise<CallResult<PaymentReceipt>> {
  const request = paymentRequest(quote, choice, billing);
  const result: CallResult<PaymentReceipt> = await callAsPerson((db) =>
    authorizePayment(db, request, onWait),
  );

  if (result.ok && result.value.amount !== price.total) {
    return { ok: false, code: 'payment-mismatch' };
  }

  return result;
}
