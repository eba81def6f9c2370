import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { officeTime } from '../office-time.ts';
import { defineLetter } from './letter.ts';
import {
  bondFacts,
  CONTACT_ACTION,
  paidByLinkFrom,
  payerFactsSchema,
  paymentFacts,
} from './payer-facts.ts';

/** The receipt of a payment by link, for the client who authorized it. */
export const paymentReceiptLetter = defineLetter(
  payerFactsSchema.extend({ paidAt: z.string().min(1) }),
  (payment) => ({
    subject: `Your payment is authorized: ${payment.purpose}`,
    title: 'Your payment is authorized',
    parts: [
      {
        type: 'text',
        text: 'Nothing is charged yet. We charge the amount when we issue the bond. If there is no bond, we release it. We email you in either case.',
      },
      {
        type: 'facts',
        facts: [
          ...bondFacts(payment),
          ['Amount authorized', formatMoney(payment.totalCents)],
          ['Authorized', officeTime(payment.paidAt)],
          ...paymentFacts(payment),
        ],
      },
      { type: 'text', text: `${payment.sender} now submits the application. Keep this email.` },
    ],
    action: CONTACT_ACTION,
    note: 'If you did not authorize this payment, call us at once.',
    reason: paidByLinkFrom(payment.sender),
  }),
);
