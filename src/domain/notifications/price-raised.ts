import { z } from 'zod';
import { offeredPriceWords } from '../applications/price-offer-words.ts';
import { formatDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';
import { paidByLinkFrom } from './payer-facts.ts';

/** To the client who authorized a payment by link: the price rose. The mail names no case, no person and no reason. */
export const priceRaisedLetter = defineLetter(
  z.object({
    sender: mailSenderSchema,
    purpose: z.string().min(1),
    totalBeforeCents: z.int().positive(),
    totalCents: z.int().positive(),
    answerBy: z.iso.date(),
    /** The token of the link. Sealed while the mail waits. */
    secret: z.string().min(1),
    expiresOn: z.iso.date(),
  }),
  ({ sender, purpose, totalBeforeCents, totalCents, answerBy, secret, expiresOn }) => ({
    subject: `A higher price to accept or decline: ${purpose}`,
    title: 'Do you agree to a higher price?',
    parts: [
      {
        type: 'text',
        text: `${sender} applied for a bond after you authorized the payment. An underwriter can write it only at a higher price. ${offeredPriceWords({ totalBefore: totalBeforeCents, total: totalCents, answerBy })}`,
      },
      {
        type: 'text',
        text: 'Your attorney can’t accept for you. Open the link to see the underwriter’s reason and to accept or decline. Until you answer, we hold only the amount that you authorized, and charge nothing.',
      },
      {
        type: 'facts',
        facts: [
          ['From', sender],
          ['Bond', purpose],
          ['Price so far', formatMoney(totalBeforeCents)],
          ['New price', formatMoney(totalCents)],
          ['Answer by', formatDate(answerBy)],
          ['The link works until', formatDate(expiresOn)],
        ],
      },
      {
        type: 'text',
        text: 'When you open the link, we send a code to this address. Never give the code to anybody.',
      },
    ],
    action: { label: 'See the new price and answer', path: `/pay#${secret}` },
    note: 'If you do not answer in time, we release your payment, and there is no bond.',
    reason: paidByLinkFrom(sender),
  }),
);
