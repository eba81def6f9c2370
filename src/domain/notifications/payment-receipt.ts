import { z } from 'zod';
import { clientMethodSchema } from '../client-payment/client-methods.ts';
import { formatMoney } from '../money.ts';
import { officeTime } from '../office-time.ts';
import { describePayment } from '../quote/payment-words.ts';
import { lastFourSchema } from '../quote/quote-identity.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** The receipt of a payment by link, for the client who authorized it. */
export const paymentReceiptLetter = defineLetter(
  z.object({
    sender: mailSenderSchema,
    purpose: z.string().min(1),
    totalCents: z.int().positive(),
    method: clientMethodSchema,
    lastFour: lastFourSchema,
    paidAt: z.string().min(1),
    reference: z.string().min(1),
  }),
  ({ sender, purpose, totalCents, method, lastFour, paidAt, reference }) => ({
    subject: `Your payment is authorized: ${purpose}`,
    title: 'Your payment is authorized',
    parts: [
      {
        type: 'text',
        text: 'Nothing is charged yet. We charge the amount when we issue the bond. If there is no bond, we release it.',
      },
      {
        type: 'facts',
        facts: [
          ['Bond', purpose],
          ['Asked by', sender],
          ['Amount authorized', formatMoney(totalCents)],
          ['Payment method', describePayment({ method, lastFour })],
          ['Authorized', officeTime(paidAt)],
          ['Payment reference', reference],
        ],
      },
      { type: 'text', text: `${sender} now submits the application. Keep this email.` },
    ],
    action: { label: 'Questions? Contact us', path: '/support' },
    note: 'If you did not authorize this payment, call us at once.',
    reason: `You get this email because you paid by a link from ${sender}.`,
  }),
);
