import { z } from 'zod';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** An underwriter has a question for the customer. */
export const informationRequestedLetter = defineLetter(
  applicationFactsSchema.extend({ question: z.string().min(1) }),
  (application) => ({
    subject: `A question about your application ${application.applicationNumber}`,
    title: 'An underwriter has a question',
    parts: [
      { type: 'text', text: 'We need an answer from you before we can continue:' },
      { type: 'quote', text: application.question },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: { label: 'Answer the question', path: applicationPath(application) },
    note: `${ACCOUNT_NOTE} Answer on your dashboard. Do not send a Social Security number or bank details by email.`,
  }),
);
