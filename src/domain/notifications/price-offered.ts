import { z } from 'zod';
import {
  CLIENT_ASKED_WORDS,
  OFFER_PAYMENT_WORDS,
  offeredPriceWords,
} from '../applications/price-offer-words.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/**
 * An underwriter offers the bond at another price, and the customer accepts or withdraws. A client who paid for a firm is
 * asked to agree to a higher price.
 */
export const priceOfferedLetter = defineLetter(
  applicationFactsSchema.extend({
    reason: z.string().min(1),
    totalBeforeCents: z.int().nonnegative(),
    offeredTotalCents: z.int().nonnegative(),
    answerBy: z.iso.date(),
    /** Whether the client of the reader was mailed a link to agree. */
    isClientAsked: z.boolean().optional(),
  }),
  ({ isClientAsked = false, ...application }) => ({
    subject: `A new price for your application ${application.applicationNumber}`,
    title: 'We can write this bond at another price',
    parts: [
      {
        type: 'text',
        text: offeredPriceWords({
          totalBefore: application.totalBeforeCents,
          total: application.offeredTotalCents,
          answerBy: application.answerBy,
        }),
      },
      { type: 'text', text: 'The underwriter’s reason:' },
      { type: 'quote', text: application.reason },
      { type: 'text', text: isClientAsked ? CLIENT_ASKED_WORDS : OFFER_PAYMENT_WORDS },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: {
      label: isClientAsked ? 'See the application' : 'Accept or withdraw',
      path: applicationPath(application),
    },
    note: ACCOUNT_NOTE,
  }),
);
