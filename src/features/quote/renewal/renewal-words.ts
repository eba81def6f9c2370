import type { Decision } from '~/domain/quote/decision';
import { type Cents, formatMoney } from '~/domain/money';
import type { PaymentMethod } from '~/domain/quote/payment-methods';

/** What the button does: for a renewal or a new bond, who decides, and how the customer pays. */
type Choice = { renews: unknown; decision: Decision['status']; method: PaymentMethod };

/** The button that pays and applies at once: "Authorize $1,452.00 and renew". */
export function payLabel({ renews, decision, method }: Choice, total: Cents): string {
  const pay =
    method === 'wire' ? `Pay ${formatMoney(total)} by wire` : `Authorize ${formatMoney(total)}`;

  const end = renews === undefined ? 'get the bond' : 'renew';

  return `${pay} and ${decision === 'approved' ? end : 'send for review'}`;
}

/** The button of a quote that is already paid. */
export function sendLabel({ renews, decision }: Choice): string {
  if (decision !== 'approved') return 'Send for Review';

  return renews === undefined ? 'Get the Bond' : 'Renew Bond';
}

/** What happens after the button. */
export function whatFollows({ renews, decision, method }: Choice): string {
  const isNew = renews === undefined;
  const review =
    decision === 'approved'
      ? ''
      : `An underwriter reviews the ${isNew ? 'application' : 'renewal'} first. `;
  const act = isNew ? 'issue' : 'renew';
  if (method === 'wire') return `${review}We ${act} the bond when your wire arrives.`;
  if (review !== '') return `${review}Nothing is charged unless we approve it.`;

  return `We ${act} the bond right away. The payment is charged when the bond is ${isNew ? 'issued' : 'renewed'}.`;
}
