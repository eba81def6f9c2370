import { z } from 'zod';
import { formatMoney } from '../money.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/**
 * An application was received: its number, its price and the next steps. Customers can request it
 * again.
 */
export const receivedLetter = defineLetter(
  applicationFactsSchema.extend({ totalCents: z.int().nonnegative() }),
  (application) => ({
    subject: `We received your application ${application.applicationNumber}`,
    title: 'We received your application',
    parts: [
      {
        type: 'text',
        text: 'Your bond application has been submitted for processing. Keep its number so we can find the application when you call.',
      },
      {
        type: 'facts',
        facts: [...applicationFacts(application), ['Total', formatMoney(application.totalCents)]],
      },
      {
        type: 'text',
        text: 'We issue a bond instantly when our rules allow it. An underwriter reviews every other application, usually in one or two business days. We email you when something changes.',
      },
    ],
    action: { label: 'See your application', path: DASHBOARD_PATH },
    note: ACCOUNT_NOTE,
  }),
);
