/** When a payment is charged, in words. */
import type { PaymentMethod } from './payment-methods.ts';

/** What happens to the money until the bond is issued. A wire is money that the customer sends. */
export const CHARGED_AT_ISSUE: Record<PaymentMethod, string> = {
  credit_card: 'Your card is held, not charged. We charge it when we issue the bond.',
  ach: 'We charge your bank account when we issue the bond.',
  wire: 'We issue the bond when your wire arrives.',
};

/** What happened to the money of an issued bond. */
export const CHARGED: Record<PaymentMethod, string> = {
  credit_card: 'Charged to your card',
  ach: 'Charged to your bank account',
  wire: 'Received by wire',
};
