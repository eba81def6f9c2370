import { z } from 'zod';
import { formatMoney } from '../money.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './application-facts.ts';
import { defineLetter } from './letter.ts';

/** An application has arrived: its number, what it costs and what comes next. Sent again when it is asked for. */
export const receivedLetter = defineLetter(
  applicationFactsSchema.extend({ totalCents: z.int().nonnegative() }),
  (application) => ({
    subject: `We received your application ${application.applicationNumber}`,
    title: 'We received your application',
    parts: [
      {
        type: 'text',
        text: 'Your bond application has been submitted for processing. Keep its number: with it we find the application when you call.',
      },
      {
        type: 'facts',
        facts: [...applicationFacts(application), ['Total', formatMoney(application.totalCents)]],
      },
      {
        type: 'text',
        text: 'What our rules approve is issued at once. Everything else goes to an underwriter, usually for one or two business days. We write to you when something happens.',
      },
    ],
    action: { label: 'See your application', path: DASHBOARD_PATH },
    note: ACCOUNT_NOTE,
  }),
);
