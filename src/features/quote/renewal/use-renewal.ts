import { useCallback, useEffect, useState } from 'react';
import type { CallFailure } from '~/data/connection/call-function';
import type { WaitReason } from '~/data/connection/repeat-while-busy';
import { owedPrice } from '~/domain/quote/owed-price';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { type CheckedQuote, checkQuote } from '../checked-quote';
import { pricedAnswers } from '../priced-answers';
import { RENEWAL_FAILURES } from '../messages';
import { $quote, $renews, $step, forgetPayment } from '../store';
import { useSubmission } from '../steps/use-submission';
import { readOpenQuote } from '../use-open-quote';

/** Pays for a quote. Undefined if that failed. */
export type Pay = (quote: CheckedQuote) => Promise<PaymentReceipt | undefined>;

export type RenewalState = {
  isPending: boolean;
  /** Whether the payment is made and the renewal is being submitted. */
  isSubmitting: boolean;
  /** Why the submission failed. A failed payment is reported where it is made. */
  failure: CallFailure | undefined;
  /** A payment on another device that counts instead. */
  otherPayment: PaymentReceipt | undefined;
  waiting: WaitReason | undefined;
  /** Pay, then submit. A second call while the first one runs does nothing. */
  renew: (pay: Pay) => Promise<void>;
};

/** Pay for the open renewal and submit it, with one press. */
export function useRenewal(): RenewalState {
  const { isPending: isSubmitting, failure, otherPayment, waiting, submit } = useSubmission();
  const [refused, setRefused] = useState<CallFailure | undefined>();

  useEffect(() => {
    // The payment does not count, so the page has to ask for it again.
    if (failure && RENEWAL_FAILURES[failure.code]) forgetPayment();
  }, [failure]);

  const payAndSubmit = useCallback(
    async (pay: Pay) => {
      const checked = checkQuote(readOpenQuote());
      setRefused(checked.ok ? undefined : checked);
      if (!checked.ok) return;

      const receipt = await pay(checked.value);
      if (receipt && isStillOpen(checked.value)) await submit(checked.value, receipt.paymentId);
    },
    [submit],
  );

  const { isPending, run } = useOnceAtATime(payAndSubmit);

  const state = { failure: refused ?? failure, otherPayment, waiting };

  return { ...state, isPending, isSubmitting, renew: run };
}

/** Whether a receipt is for the current price of the open quote. */
export function isPaidFor(receipt: PaymentReceipt): boolean {
  const checked = checkQuote(readOpenQuote());
  if (!checked.ok) return false;

  const { bond } = checked.value;
  const owed = owedPrice(bond, pricedAnswers(checked.value), receipt.authorized);

  return owed.price.total === receipt.amount;
}

/** Whether the page still shows this renewal. The customer may have opened a step, or another quote, meanwhile. */
function isStillOpen({ identity, renews }: CheckedQuote): boolean {
  return (
    $step.get() === 'bond-details' &&
    $quote.get().quoteId === identity.quoteId &&
    $renews.get()?.bondId === renews?.bondId
  );
}
