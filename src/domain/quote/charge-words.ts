/** When a payment is charged, in words. */
import { bondVerb } from '../renewals/renewal-words.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** When the customer pays. A wire is money that the customer sends. */
export function chargedAtIssue(method: PaymentMethod, isRenewal: boolean): string {
  const { verb } = bondVerb(isRenewal);
  const words: Record<PaymentMethod, string> = {
    credit_card: `We charge your card when we ${verb} the bond.`,
    ach: `We charge your bank account when we ${verb} the bond.`,
    wire: `We ${verb} the bond when your wire arrives.`,
  };

  return words[method];
}

/** The same for an application that takes days. */
export function heldUntilIssue(method: PaymentMethod, isRenewal: boolean): string {
  return method === 'credit_card'
    ? `Your card is held, not charged. We charge it when we ${bondVerb(isRenewal).verb} the bond. If we decline, we release the hold.`
    : chargedAtIssue(method, isRenewal);
}

/** What happens to the money when there is no bond. The mails that say it don't know how the customer chose to pay. */
export const NOT_CHARGED =
  'Nothing was charged. We cancel the payment that you authorized. If you chose to pay by wire, don’t send it.';

/** When the client of a matter is charged for a bond that needs no review, as the attorney reads it. */
export const CLIENT_CHARGED_AT_ISSUE =
  'Your client’s payment is authorized. We charge it when we issue the bond.';

/** What happens to the money when there is no bond, for the customer who paid or for the attorney of a client who did. */
export function notCharged(isPaidByClient: boolean): string {
  return isPaidByClient ? CLIENT_CHARGE.released : NOT_CHARGED;
}

/** The same by the way of payment. */
export const RELEASED: Record<PaymentMethod, string> = {
  credit_card: 'Nothing was charged. We release the hold on your card.',
  ach: 'Nothing was charged. We cancel the payment that you authorized.',
  wire: 'Nothing was charged. Don’t send the wire.',
};

/** The same for a payment of the client of a matter, as the attorney reads it. */
export const CLIENT_CHARGE = {
  held: 'Your client’s payment is authorized, not charged. We charge it when we issue the bond. If we decline, we release it.',
  charged: 'Charged to your client',
  released: 'Nothing was charged. We release your client’s payment.',
} as const;

/** What happened to the money of an issued bond. */
export const CHARGED: Record<PaymentMethod, string> = {
  credit_card: 'Charged to your card',
  ach: 'Charged to your bank account',
  wire: 'Received by wire',
};
