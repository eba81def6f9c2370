import { z } from 'zod';
import { nameForReader } from '../bonds/name-for-reader.ts';
import { formatDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** An attorney asks the client of a matter to pay. The mail names no case and no person. */
export const paymentAskedLetter = defineLetter(
  z.object({
    sender: mailSenderSchema,
    purpose: z.string().min(1),
    totalCents: z.int().positive(),
    /** The token of the link. Sealed while the mail waits. */
    secret: z.string().min(1),
    expiresOn: z.iso.date(),
  }),
  ({ sender, purpose, totalCents, secret, expiresOn }) => ({
    subject: `${sender} asks you to pay for a bond: ${purpose}`,
    title: `${sender} asks you to pay for a bond`,
    parts: [
      {
        type: 'text',
        text: 'Your attorney prepared the application for a bond that the court requires. You pay by card or from a bank account. Your attorney never sees the number.',
      },
      {
        type: 'facts',
        facts: [
          ['From', sender],
          ['Bond', nameForReader(purpose)],
          ['Amount', formatMoney(totalCents)],
          ['The link works until', formatDate(expiresOn)],
        ],
      },
      {
        type: 'text',
        text: 'When you pay, we hold the amount. We charge it when we issue the bond. If there is no bond, we release it.',
      },
      {
        type: 'text',
        text: 'When you open the link, we send a code to this address. Never give the code to anybody.',
      },
    ],
    action: { label: 'See the price and pay', path: `/pay#${secret}` },
    note: 'If you don’t know the sender, ignore this email. Nothing happens unless you pay.',
    reason: `You get this email because ${sender} entered your address.`,
  }),
);
