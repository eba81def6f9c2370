import { z } from 'zod';
import { formatMoney } from '../money.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** To the attorney whose client paid by a link: the client declined a raised price, so the application is withdrawn. */
export const clientDeclinedPriceLetter = defineLetter(
  applicationFactsSchema.extend({
    totalBeforeCents: z.int().nonnegative(),
    offeredTotalCents: z.int().nonnegative(),
  }),
  (application) => ({
    subject: `Your client declined the new price: ${application.applicationNumber}`,
    title: 'Your client declined the new price',
    parts: [
      {
        type: 'text',
        text: 'The application is withdrawn, and we release your client’s payment. To get the bond, start a new quote from the matter.',
      },
      {
        type: 'facts',
        facts: [
          ...applicationFacts(application),
          ['Price that your client authorized', formatMoney(application.totalBeforeCents)],
          ['New price', formatMoney(application.offeredTotalCents)],
        ],
      },
    ],
    action: { label: 'See the application', path: applicationPath(application) },
    note: ACCOUNT_NOTE,
  }),
);
