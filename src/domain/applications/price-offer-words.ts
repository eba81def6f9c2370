import { formatDate, type IsoDate } from '../dates.ts';
import { formatMoney, type Cents } from '../money.ts';

/** An offered price as the customer, or the client of a law firm, reads it. */
export type OfferedPriceFacts = {
  totalBefore: Cents;
  total: Cents;
  /** The last day on which it can be accepted. */
  answerBy: IsoDate;
};

/** What an offered price is, and until when it can be accepted. */
export function offeredPriceWords({ totalBefore, total, answerBy }: OfferedPriceFacts): string {
  const direction = total > totalBefore ? 'more' : 'less';
  const difference = formatMoney(Math.abs(total - totalBefore));

  return `The bond costs ${formatMoney(total)} instead of ${formatMoney(totalBefore)}, ${difference} ${direction}. The offer is open until the end of ${formatDate(answerBy)}.`;
}

/** What happens to the payment with either answer, whether the customer or the client of a law firm paid. */
export const OFFER_PAYMENT_WORDS =
  'If you accept, we authorize the new amount with the same payment method and release the earlier authorization. There is one charge, when we issue the bond. If you withdraw or do not answer, we release the authorization and nothing is charged.';

/** The bank refused the new amount of an accepted price. */
export const NEW_AMOUNT_DECLINED_WORDS =
  'Your bank did not authorize the new amount. Nothing changed and nothing was charged. Ask your bank, then try again, or call us.';

/** What a firm reads about a raised price when its client authorized the payment by a link. */
export const CLIENT_ASKED_WORDS =
  'Your client authorized the payment, so only your client can agree to a higher price. We emailed your client a link to accept or decline. If your client declines or does not answer in time, we withdraw the application and release the payment.';

/** What happens after an underwriter took an offered price back. */
export const TAKEN_BACK_WORDS =
  'The payment stays as it was, and nothing was charged. An underwriter looks at the application again, and we email you the decision.';
