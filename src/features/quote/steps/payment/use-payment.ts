import { useCallback, useState } from 'react';
import type { Path } from 'react-hook-form';
import type { CallFailure } from '~/data/connection/call-function';
import type { WaitReason } from '~/data/connection/repeat-while-busy';
import type { Price } from '~/domain/rates/price';
import { ERROR_TOAST_MS, showToast } from '~/stores/toasts';
import type { CheckedQuote } from '../../checked-quote';
import { PAYMENT_FAILURES, PAYMENT_PROCESSED } from '../../messages';
import { issuesIn, noteIssues } from '../../server-issues';
import { $step, recordPayment } from '../../store';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { authorizeQuote } from './authorize-quote';
import { choosePayment, type PaymentAnswers } from './choose-payment';
import type { PaymentFormValues } from './payment-form-values';
import type { PaymentFormState } from './use-payment-form';

export type PaymentProps = { quote: CheckedQuote; price: Price; onPaid: () => void };

/**
 * Pay with the answers of the form. A failed payment keeps its token for another try, unless the payment was declined.
 */
export function usePayment(
  { form, held, hold }: PaymentFormState,
  { quote, price, onPaid }: PaymentProps,
): {
  isPending: boolean;
  failure: CallFailure | undefined;
  /** Why the payment is being sent again; undefined otherwise. */
  waiting: WaitReason | undefined;
  pay: (answers: PaymentAnswers) => Promise<void>;
} {
  const [failure, setFailure] = useState<CallFailure | undefined>();
  const [waiting, setWaiting] = useState<WaitReason | undefined>();

  const authorize = useCallback(
    async (answers: PaymentAnswers) => {
      setFailure(undefined);
      const { billingAddress, terms } = answers;
      const choice = held ?? (await choosePayment(answers));
      if (choice.method !== 'wire') hold(choice);

      const result = await authorizeQuote(
        quote,
        price,
        choice,
        { billingAddress, terms },
        setWaiting,
      );
      if (result.ok) {
        recordPayment(result.value, quote.identity.quoteId);
        if ($step.get() === 'payment') onPaid(); // the visitor may have opened another step meanwhile
        showToast({ title: PAYMENT_PROCESSED, type: 'success' }); // a change of step clears toasts
        return;
      }

      if (result.code === 'payment-declined') hold(undefined);
      noteIssues(result.issues);
      for (const { path, message } of issuesIn('billing', result.issues)) {
        form.setError(path.join('.') as Path<PaymentFormValues>, { message });
      }
      showToast({
        title: PAYMENT_FAILURES.unexpected.title,
        description: PAYMENT_FAILURES[result.code].description,
        type: 'error',
        durationMs: ERROR_TOAST_MS,
      });
      setFailure(result);
    },
    [form, held, hold, quote, price, onPaid],
  );

  const { isPending, run } = useOnceAtATime(authorize);

  return { isPending, failure, waiting, pay: run };
}
