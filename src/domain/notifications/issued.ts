import { z } from 'zod';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './application-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond is issued: what to download and to file. */
export const issuedLetter = defineLetter(
  applicationFactsSchema.extend({ bondNumber: z.string().min(1) }),
  (application) => ({
    subject: `Your bond ${application.bondNumber} is issued`,
    title: 'Your bond is issued',
    parts: [
      {
        type: 'text',
        text: 'Download the bond and its power of attorney, then file them with whoever asked you for the bond. The dashboard says how.',
      },
      {
        type: 'facts',
        facts: [['Bond number', application.bondNumber], ...applicationFacts(application)],
      },
    ],
    action: { label: 'Download your bond', path: DASHBOARD_PATH },
    note: ACCOUNT_NOTE,
  }),
);
