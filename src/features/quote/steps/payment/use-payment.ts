import { useCallback } from 'react';
import type { Cents } from '~/domain/money';
import { showToast } from '~/stores/toasts';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import type { CheckedQuote } from '../../checked-quote';
import { PAYMENT_PROCESSED } from '../../messages';
import { $step } from '../../store';
import type { PaymentAnswers } from './choose-payment';
import { type Authorization, useAuthorization } from './use-authorization';
import type { PaymentFormState } from './use-payment-form';

export type PaymentProps = { quote: CheckedQuote; computed: Cents; onPaid: () => void };

/** Pay in the payment step with the answers of the form. */
export function usePayment(
  paymentForm: PaymentFormState,
  { quote, computed, onPaid }: PaymentProps,
): Omit<Authorization, 'authorize'> & {
  isPending: boolean;
  pay: (answers: PaymentAnswers) => Promise<void>;
} {
  const { authorize, ...state } = useAuthorization(paymentForm, computed);

  const authorizeInStep = useCallback(
    async (answers: PaymentAnswers) => {
      const receipt = await authorize(quote, answers);
      if (!receipt) return;

      if ($step.get() === 'payment') onPaid(); // the visitor may have opened another step meanwhile
      showToast({ title: PAYMENT_PROCESSED, type: 'success' }); // a change of step clears toasts
    },
    [authorize, quote, onPaid],
  );

  const { isPending, run } = useOnceAtATime(authorizeInStep);

  return { ...state, isPending, pay: run };
}
