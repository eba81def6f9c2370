import { z } from 'zod';
import { TAKEN_BACK_WORDS } from '../applications/price-offer-words.ts';
import { formatMoney } from '../money.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** An underwriter took an offered price back. `totalCents` is the price that the customer authorized. */
export const priceTakenBackLetter = defineLetter(
  applicationFactsSchema.extend({ reason: z.string().min(1), totalCents: z.int().nonnegative() }),
  (application) => ({
    subject: `Your price for application ${application.applicationNumber} stays`,
    title: 'We took the other price back',
    parts: [
      {
        type: 'text',
        text: `Your bond costs ${formatMoney(application.totalCents)}, as you authorized. ${TAKEN_BACK_WORDS}`,
      },
      { type: 'text', text: 'The underwriter’s reason:' },
      { type: 'quote', text: application.reason },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: { label: 'See the application', path: applicationPath(application) },
    note: ACCOUNT_NOTE,
  }),
);
