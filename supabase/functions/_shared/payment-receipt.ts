import type { PaymentReceipt } from '../../../src/domain/quote/payment-authorization.ts';
import type { Price } from '../../../src/domain/rates/price.ts';
import type { StoredPayment } from './quote-records.ts';

/** The receipt of a payment for its owner. It shows at most the last four digits of the card or account. */
export function toPaymentReceipt(payment: StoredPayment, price: Price): PaymentReceipt {
  return {
    paymentId: payment.id,
    reference: payment.reference,
    method: payment.method,
    ...(payment.lastFour !== undefined && { lastFour: payment.lastFour }),
    amount: payment.amount,
    price,
    ...(payment.authorized && { authorized: payment.authorized }),
    authorizedAt: payment.authorizedAt,
    ...(payment.isByClient && { isByClient: true as const }),
  };
}
