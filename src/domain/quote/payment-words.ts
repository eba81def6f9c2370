import type { PaymentMethod } from './payment-methods.ts';

export const PAYMENT_METHOD_LABELS: Record<PaymentMethod, string> = {
  credit_card: 'Credit card',
  ach: 'Bank account (ACH)',
  wire: 'Wire transfer',
};

/** The payment method with at most the last four digits: "Credit card ending in 1111". */
export function describePayment({
  method,
  lastFour,
}: {
  method: PaymentMethod;
  lastFour?: string | undefined;
}): string {
  const label = PAYMENT_METHOD_LABELS[method];

  return lastFour === undefined ? label : `${label} ending in ${lastFour}`;
}
