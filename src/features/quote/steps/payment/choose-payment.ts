import { z } from 'zod';
import { billingParts } from '~/domain/quote/billing';
import type { Payment } from '~/domain/quote/payment';
import { PAYMENT_METHODS } from '~/domain/quote/payment-methods';
import type { PaymentChoice } from '../../checked-quote';
import { tokenizePaymentNumber } from './payment-tokenizer';

/** The schema of the payment form if the number has already been exchanged for a token. */
export const billingOnlySchema = z.object({
  paymentMethod: z.enum(PAYMENT_METHODS),
  ...billingParts,
});

/** The answers of the payment form, with or without a number. */
export type PaymentAnswers = Payment | z.output<typeof billingOnlySchema>;

/** Convert the answers to data that may leave the form: a token and the last four digits, never a number. */
export async function choosePayment(answers: PaymentAnswers): Promise<PaymentChoice> {
  if ('creditCard' in answers) {
    return { method: 'credit_card', ...(await tokenizePaymentNumber(answers.creditCard.number)) };
  }
  if ('ach' in answers) {
    return { method: 'ach', ...(await tokenizePaymentNumber(answers.ach.accountNumber)) };
  }

  return { method: 'wire' };
}
