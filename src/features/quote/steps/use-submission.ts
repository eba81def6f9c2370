import { useCallback, useState } from 'react';
import { submitApplication } from '~/data/applications';
import type { CallFailure, CallResult } from '~/data/call-function';
import type { SubmissionReceipt } from '~/domain/quote/submission';
import { callAsPerson } from '~/stores/own-calls';
import { showToast } from '~/stores/toasts';
import { type CheckedQuote, submissionRequest } from '../checked-quote';
import { toConfirmation } from '../confirmation/to-confirmation';
import { keepConfirmation } from '../confirmation/kept-confirmation';
import { APPLICATION_SUBMITTED, SUBMISSION_FAILURES } from '../messages';
import { recordSubmission } from '../quote-ends';
import { noteIssues } from '../server-issues';
import { $isSubmitting } from '../store';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

/** Send the application. The same quote may be sent again after a failure: it stays one application. */
export function useSubmission(): {
  isPending: boolean;
  failure: CallFailure | undefined;
  submit: (quote: CheckedQuote, paymentId: string) => Promise<void>;
} {
  const [failure, setFailure] = useState<CallFailure | undefined>();

  const send = useCallback(async (quote: CheckedQuote, paymentId: string) => {
    setFailure(undefined);
    const request = submissionRequest(quote, paymentId);
    $isSubmitting.set(true);
    const result: CallResult<SubmissionReceipt> = await callAsPerson((db) =>
      submitApplication(db, request),
    ).finally(() => $isSubmitting.set(false));

    if (!result.ok) {
      reportFailure(result);
      setFailure(result);
      return;
    }

    keepConfirmation(toConfirmation(quote, result.value));
    showToast({ ...APPLICATION_SUBMITTED, type: 'success' });
    recordSubmission();
  }, []);

  const { isPending, run } = useOnceAtATime(send);

  return { isPending, failure, submit: run };
}

function reportFailure({ code, issues }: CallFailure): void {
  noteIssues(issues);
  showToast({
    title: SUBMISSION_FAILURES.unexpected.title,
    description: SUBMISSION_FAILURES[code].description,
    type: 'error',
  });
}
