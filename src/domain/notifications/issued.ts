import { z } from 'zod';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './application-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond is issued, or renewed: what to download and to file. */
export const issuedLetter = defineLetter(
  applicationFactsSchema.extend({
    bondNumber: z.string().min(1),
    /** Which term a renewal begins. None: the bond is new. */
    term: z.int().min(2).optional(),
  }),
  (application) => {
    const { outcome, text, label } = application.term === undefined ? ISSUED : RENEWED;

    return {
      subject: `Your bond ${application.bondNumber} is ${outcome}`,
      title: `Your bond is ${outcome}`,
      parts: [
        { type: 'text', text },
        {
          type: 'facts',
          facts: [['Bond number', application.bondNumber], ...applicationFacts(application)],
        },
      ],
      action: { label, path: DASHBOARD_PATH },
      note: ACCOUNT_NOTE,
    };
  },
);

const ISSUED = {
  outcome: 'issued',
  text: 'Download the bond and its power of attorney, then file them with whoever asked you for the bond. The dashboard says how.',
  label: 'Download your bond',
};

const RENEWED = {
  outcome: 'renewed',
  text: 'Download the continuation certificate and file it with whoever asked you for the bond, before the new term starts. The bond that they have goes on under the same number: do not file it again.',
  label: 'Download the certificate',
};
