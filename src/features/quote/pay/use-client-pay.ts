import { useCallback, useState } from 'react';
import type { Cents } from '~/domain/money';
import { payNow, type PayProblem } from '~/stores/paying';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { choosePayment, type PaymentAnswers } from '../steps/payment/choose-payment';
import type { PaymentFormState } from '../steps/payment/use-payment-form';

/**
 * Authorize the total with the client's card or account. A failed payment keeps its token for another try, unless it was
 * declined.
 */
export function useClientPay({ held, hold }: PaymentFormState, total: Cents) {
  const [problem, setProblem] = useState<PayProblem>();

  const authorize = useCallback(
    async (answers: PaymentAnswers) => {
      setProblem(undefined);
      const { billingAddress, terms } = answers;
      const choice = held ?? (await choosePayment(answers));
      if (choice.method === 'wire') return;

      hold(choice);
      const { method, token, lastFour } = choice;
      const billing = { billingAddress, terms };
      const failed = await payNow({ method, token, lastFour, billing, shownTotal: total });
      if (failed === 'payment-declined') hold(undefined);
      setProblem(failed);
    },
    [held, hold, total],
  );
  const { isPending, run } = useOnceAtATime(authorize);

  return { isPending, problem, pay: run };
}
