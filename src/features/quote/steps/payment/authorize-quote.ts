import type { CallResult } from '~/data/connection/call-function';
import { authorizePayment } from '~/data/applications/payments';
import type { Patience } from '~/data/connection/repeat-while-busy';
import type { Cents } from '~/domain/money';
import type { Billing } from '~/domain/quote/billing';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { callAsPerson } from '~/stores/own-calls';
import { type CheckedQuote, type PaymentChoice, paymentRequest } from '../../checked-quote';

/**
 * Authorize a payment of the displayed total. The server computes its own price. If the two differ, nothing is
 * authorized, and the result is 'payment-mismatch' with the price that is owed.
 */
export async function authorizeQuote(
  quote: CheckedQuote,
  total: Cents,
  choice: PaymentChoice,
  billing: Billing,
  onWait: NonNullable<Patience['onWait']>,
): Promise<CallResult<PaymentReceipt>> {
  const request = paymentRequest(quote, choice, billing, total);
  const result: CallResult<PaymentReceipt> = await callAsPerson((db) =>
    authorizePayment(db, request, onWait),
  );

  if (result.ok && result.value.amount !== total) {
    return { ok: false, code: 'payment-mismatch', owed: result.value.amount };
  }

  return result;
}
