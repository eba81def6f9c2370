import type { CallResult } from '~/data/call-function';
import { authorizePayment } from '~/data/payments';
import type { Billing } from '~/domain/quote/billing';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import type { Price } from '~/domain/quote/pricing';
import { callAsPerson } from '~/stores/own-calls';
import { type CheckedQuote, type PaymentChoice, paymentRequest } from '../../checked-quote';

/** Authorize the price that is on the screen. The server makes its own: when the two differ, nothing counts. */
export async function authorizeQuote(
  quote: CheckedQuote,
  price: Price,
  choice: PaymentChoice,
  billing: Billing,
): Promise<CallResult<PaymentReceipt>> {
  const request = paymentRequest(quote, choice, billing);
  const result: CallResult<PaymentReceipt> = await callAsPerson((db) =>
    authorizePayment(db, request),
  );

  if (result.ok && result.value.amount !== price.total) {
    return { ok: false, code: 'payment-mismatch' };
  }

  return result;
}
