import {
  paymentReceiptSchema,
  type PaymentReceipt,
  type PaymentRequest,
} from '~/domain/quote/payment-authorization';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';
import { AS_LONG_AS_IT_TAKES, type Patience } from '../connection/repeat-while-busy';

/**
 * Authorize the premium payment of one quote. The server computes the price itself. A repeated call
 * for the same quote, price and method returns the same receipt, so you may repeat it after a lost
 * answer. While the server is busy or late, the call is repeated for 15 minutes.
 */
export function authorizePayment(
  db: Db,
  request: PaymentRequest,
  onWait?: Patience['onWait'],
): Promise<CallResult<PaymentReceipt>> {
  return callFunction(db, 'authorize-payment', request, paymentReceiptSchema, [], {
    ...AS_LONG_AS_IT_TAKES,
    ...(onWait && { onWait }),
  });
}
