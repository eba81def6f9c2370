import {
  paymentReceiptSchema,
  type PaymentReceipt,
  type PaymentRequest,
} from '~/domain/quote/payment-authorization';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/**
 * Authorize the premium of one quote. The server prices the bond itself. Asking again for the same
 * quote, price and method gives the same receipt, so a lost answer may simply be asked for again.
 */
export function authorizePayment(
  db: Db,
  request: PaymentRequest,
): Promise<CallResult<PaymentReceipt>> {
  return callFunction(db, 'authorize-payment', request, paymentReceiptSchema);
}
