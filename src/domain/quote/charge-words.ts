/** When a payment is charged, in words. */
import type { PaymentMethod } from './payment-methods.ts';

/** When the customer pays. A wire is money that the customer sends. */
export const CHARGED_AT_ISSUE: Record<PaymentMethod, string> = {
  credit_card: 'We charge your card when we issue the bond.',
  ach: 'We charge your bank account when we issue the bond.',
  wire: 'We issue the bond when your wire arrives.',
};

/** The same for an application that takes days. */
export const HELD_UNTIL_ISSUE: Record<PaymentMethod, string> = {
  ...CHARGED_AT_ISSUE,
  credit_card:
    'Your card is held, not charged. We charge it when we issue the bond, and release it if we decline.',
};

/** What happened to the money of an issued bond. */
export const CHARGED: Record<PaymentMethod, string> = {
  credit_card: 'Charged to your card',
  ach: 'Charged to your bank account',
  wire: 'Received by wire',
};
