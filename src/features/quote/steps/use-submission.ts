import { useCallback, useState } from 'react';
import { submitApplication, type Submitted } from '~/data/applications/applications';
import type { CallFailure, CallResult } from '~/data/connection/call-function';
import type { WaitReason } from '~/data/connection/repeat-while-busy';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { matterOfQuote } from '~/platform/matter-quotes';
import { callAsPerson } from '~/stores/own-calls';
import { $session, shownUser } from '~/stores/session';
import { ERROR_TOAST_MS, showToast } from '~/stores/toasts';
import { type PayableQuote, submissionRequest } from '../checked-quote';
import { toConfirmation } from '../confirmation/to-confirmation';
import { keepConfirmation } from '../confirmation/kept-confirmation';
import { APPLICATION_SUBMITTED, SUBMISSION_FAILURES } from '../messages';
import { recordSubmission } from '../quote-ends';
import { noteIssues } from '../server-issues';
import { $isSubmitting, recordPayment } from '../store';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

/** Submit the application. Sending the same quote again after a failure does not create a second application. */
export function useSubmission(): {
  isPending: boolean;
  failure: CallFailure | undefined;
  /** A payment on another device that replaces the sent one. It is recorded, and the next submission uses it. */
  otherPayment: PaymentReceipt | undefined;
  /** Why the application is being sent again; undefined otherwise. */
  waiting: WaitReason | undefined;
  submit: (quote: PayableQuote, paymentId: string) => Promise<void>;
} {
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [otherPayment, setOtherPayment] = useState<PaymentReceipt | undefined>();
  const [waiting, setWaiting] = useState<WaitReason | undefined>();

  const send = useCallback(async (quote: PayableQuote, paymentId: string) => {
    setFailure(undefined);
    setOtherPayment(undefined);
    const matterId = matterOfQuote(quote.identity.quoteId);
    const request = submissionRequest(quote, paymentId, matterId);
    $isSubmitting.set(true);
    const result: CallResult<Submitted> = await callAsPerson((db) =>
      submitApplication(db, request, setWaiting),
    ).finally(() => $isSubmitting.set(false));

    if (!result.ok) {
      reportFailure(result);
      setFailure(result);
      return;
    }

    if (result.value.kind === 'paid-otherwise') {
      recordPayment(result.value.payment, quote.identity.quoteId);
      setOtherPayment(result.value.payment);
      return;
    }

    const account = shownUser($session.get());
    keepConfirmation(toConfirmation(quote, result.value.receipt, account?.email));
    recordSubmission();
    showToast({ ...APPLICATION_SUBMITTED, type: 'success' }); // a change of step clears toasts
  }, []);

  const { isPending, run } = useOnceAtATime(send);

  return { isPending, failure, otherPayment, waiting, submit: run };
}

function reportFailure({ code, issues }: CallFailure): void {
  noteIssues(issues);
  showToast({
    title: SUBMISSION_FAILURES.unexpected.title,
    description: SUBMISSION_FAILURES[code].description,
    type: 'error',
    durationMs: ERROR_TOAST_MS,
  });
}
