import { z } from 'zod';
import { clientMethodSchema } from '../client-payment/client-methods.ts';
import { matterPath } from '../matters/matter-path.ts';
import { formatMoney } from '../money.ts';
import { officeTime } from '../office-time.ts';
import { describePayment } from '../quote/payment-words.ts';
import { lastFourSchema } from '../quote/quote-identity.ts';
import { defineLetter } from './letter.ts';
import { matterNumberFacts, matterNumberFields, matterSubject } from './matter-number.ts';

const TITLE = 'Your client authorized the payment';

/** A client authorized the payment. It goes to the member of the firm who asked for it, and names no person. */
export const clientPaidLetter = defineLetter(
  z.object({
    purpose: z.string().min(1),
    totalCents: z.int().positive(),
    method: clientMethodSchema,
    lastFour: lastFourSchema,
    paidAt: z.string().min(1),
    matterId: z.uuid(),
    ...matterNumberFields,
  }),
  ({ purpose, totalCents, method, lastFour, paidAt, matterId, ...numbers }) => ({
    subject: matterSubject(TITLE, purpose, numbers),
    title: TITLE,
    parts: [
      {
        type: 'text',
        text: 'Open the quote, check the application and submit it. We charge your client when we issue the bond.',
      },
      {
        type: 'facts',
        facts: [
          ['Bond', purpose],
          ['Amount authorized', formatMoney(totalCents)],
          ['Payment method', describePayment({ method, lastFour })],
          ['Authorized', officeTime(paidAt)],
          ...matterNumberFacts(numbers),
        ],
      },
    ],
    action: { label: 'Open the matter', path: matterPath(matterId) },
    note: 'To open the matter, sign in with the account of your firm.',
    reason: 'You get this email because your firm asked this client to pay.',
  }),
);
