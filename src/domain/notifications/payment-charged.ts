import { z } from 'zod';
import { formatMoney } from '../money.ts';
import { officeTime } from '../office-time.ts';
import { defineLetter } from './letter.ts';
import {
  bondFacts,
  CONTACT_ACTION,
  paidByLinkFrom,
  paymentFacts,
  submittedPayerFactsSchema,
} from './payer-facts.ts';

/** To the client who authorized a payment by link: it is charged. */
export const paymentChargedLetter = defineLetter(
  submittedPayerFactsSchema.extend({ chargedAt: z.string().min(1) }),
  (payment) => ({
    subject: `Your payment was charged: ${payment.purpose}`,
    title: 'We charged your payment',
    parts: [
      {
        type: 'text',
        text: `We approved the application of ${payment.sender} and are issuing the bond, so we charged the amount that you authorized.`,
      },
      {
        type: 'facts',
        facts: [
          ...bondFacts(payment),
          ['Amount charged', formatMoney(payment.totalCents)],
          ['Charged', officeTime(payment.chargedAt)],
          ...paymentFacts(payment),
        ],
      },
      { type: 'text', text: `We send the bond to ${payment.sender}. Keep this email.` },
    ],
    action: CONTACT_ACTION,
    note: 'If you did not authorize this payment, call us at once.',
    reason: paidByLinkFrom(payment.sender),
  }),
);
