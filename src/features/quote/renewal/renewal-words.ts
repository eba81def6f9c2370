import type { Decision } from '~/domain/quote/decision';
import { type Cents, formatMoney } from '~/domain/money';
import type { PaymentMethod } from '~/domain/quote/payment-methods';

/** What the button of a renewal does: who decides, and how the customer pays. */
type Renewal = { decision: Decision['status']; method: PaymentMethod };

/** The button that pays and renews at once: "Authorize $1,452.00 and renew". */
export function renewLabel({ decision, method }: Renewal, total: Cents): string {
  const pay =
    method === 'wire' ? `Pay ${formatMoney(total)} by wire` : `Authorize ${formatMoney(total)}`;

  return `${pay} and ${decision === 'approved' ? 'renew' : 'send for review'}`;
}

/** The button of a renewal that is already paid. */
export function sendLabel({ decision }: Renewal): string {
  return decision === 'approved' ? 'Renew Bond' : 'Send for Review';
}

/** What happens after the button. */
export function whatFollows({ decision, method }: Renewal): string {
  const review = decision === 'approved' ? '' : 'An underwriter reviews the renewal first. ';
  if (method === 'wire') return `${review}We renew the bond when your wire arrives.`;
  if (review !== '') return `${review}Nothing is charged unless we approve it.`;

  return 'We renew the bond right away. The payment is charged when the bond is renewed.';
}
