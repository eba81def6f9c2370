import { useCallback, useState } from 'react';
import type { Path } from 'react-hook-form';
import type { CallFailure } from '~/data/connection/call-function';
import type { WaitReason } from '~/data/connection/repeat-while-busy';
import type { Cents } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { ERROR_TOAST_MS, showToast } from '~/stores/toasts';
import type { CheckedQuote } from '../../checked-quote';
import { type FailureWords, newPriceWords, PAYMENT_FAILURES } from '../../messages';
import { issuesIn, noteIssues } from '../../server-issues';
import { recordPayment } from '../../store';
import { authorizeQuote } from './authorize-quote';
import { choosePayment, type PaymentAnswers } from './choose-payment';
import type { PaymentFormValues } from './payment-form-values';
import type { PaymentFormState } from './use-payment-form';

/** A failed payment, and what to say about it. */
export type PaymentFailure = { failure: CallFailure; words: FailureWords };

export type Authorization = {
  /** The price to pay: the computed one, or the server's if that is another one. */
  total: Cents;
  problem: PaymentFailure | undefined;
  /** Why the payment is being sent again; undefined otherwise. */
  waiting: WaitReason | undefined;
  /** Authorize the total for a quote. Undefined if that failed. */
  authorize: (quote: CheckedQuote, answers: PaymentAnswers) => Promise<PaymentReceipt | undefined>;
};

/**
 * Authorize payments with the answers of a form. A failed payment keeps its token for another try, unless the payment
 * was declined. If the server's price is not `computed`, nothing is authorized, and the visitor is asked again with the
 * server's price.
 */
export function useAuthorization(
  { form, held, hold }: PaymentFormState,
  computed: Cents,
): Authorization {
  const [problem, setProblem] = useState<PaymentFailure | undefined>();
  const [waiting, setWaiting] = useState<WaitReason | undefined>();
  const [newPrice, setNewPrice] = useState<{ from: Cents; to: Cents } | undefined>();
  // Other answers have another price, to which the server's new price does not apply.
  const total = newPrice?.from === computed ? newPrice.to : computed;

  const authorize = useCallback(
    async (quote: CheckedQuote, answers: PaymentAnswers) => {
      setProblem(undefined);
      const { billingAddress, terms } = answers;
      const choice = held ?? (await choosePayment(answers));
      if (choice.method !== 'wire') hold(choice);

      const billing = { billingAddress, terms };
      const result = await authorizeQuote(quote, total, choice, billing, setWaiting);
      if (result.ok) {
        recordPayment(result.value, quote.identity.quoteId);
        return result.value;
      }

      if (result.code === 'payment-declined') hold(undefined);
      if (result.owed !== undefined) setNewPrice({ from: computed, to: result.owed });
      noteIssues(result.issues);
      for (const { path, message } of issuesIn('billing', result.issues)) {
        form.setError(path.join('.') as Path<PaymentFormValues>, { message });
      }
      const words =
        result.owed === undefined
          ? PAYMENT_FAILURES[result.code]
          : newPriceWords(total, result.owed);
      showToast({
        title: PAYMENT_FAILURES.unexpected.title,
        description: words.description,
        type: 'error',
        durationMs: ERROR_TOAST_MS,
      });
      setProblem({ failure: result, words });
      return undefined;
    },
    [form, held, hold, total, computed],
  );

  return { total, problem, waiting, authorize };
}
