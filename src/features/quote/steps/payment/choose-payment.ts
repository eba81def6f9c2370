import { z } from 'zod';
import { billingParts } from '~/domain/quote/billing';
import type { Payment } from '~/domain/quote/payment';
import { PAYMENT_METHODS } from '~/domain/quote/payment-methods';
import type { PaymentChoice } from '../../checked-quote';
import { tokenizePaymentNumber } from './payment-tokenizer';

/** What the form must answer when the number has been exchanged already. */
export const billingOnlySchema = z.object({
  paymentMethod: z.enum(PAYMENT_METHODS),
  ...billingParts,
});

/** The payment form's answers, with or without a number in them. */
export type PaymentAnswers = Payment | z.output<typeof billingOnlySchema>;

/** Turn the answers into what may leave the form: a token and the last four digits, never a number. */
export async function choosePayment(answers: PaymentAnswers): Promise<PaymentChoice> {
  if ('creditCard' in answers) {
    return { method: 'credit_card', ...(await tokenizePaymentNumber(answers.creditCard.number)) };
  }
  if ('ach' in answers) {
    return { method: 'ach', ...(await tokenizePaymentNumber(answers.ach.accountNumber)) };
  }

  return { method: 'wire' };
}
