import { z } from 'zod';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
  paidByClientSchema,
} from './mail-facts.ts';
import { notCharged } from '../quote/charge-words.ts';
import { defineLetter } from './letter.ts';

/** An application is declined, with the underwriter's reason. */
export const declinedLetter = defineLetter(
  applicationFactsSchema.extend({ reason: z.string().min(1), isPaidByClient: paidByClientSchema }),
  ({ isPaidByClient = false, ...application }) => ({
    subject: `About your application ${application.applicationNumber}`,
    title: 'We cannot write this bond',
    parts: [
      { type: 'text', text: 'An underwriter reviewed your application and declined it:' },
      { type: 'quote', text: application.reason },
      {
        type: 'text',
        text: `${notCharged(isPaidByClient)} If something has changed, or you think we missed something, call us.`,
      },
      { type: 'link', label: 'Ask an underwriter what would help', path: '/inquiry' },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: { label: 'See your application', path: applicationPath(application) },
    note: `${ACCOUNT_NOTE} You may apply again at any time.`,
  }),
);
