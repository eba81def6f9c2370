import { z } from 'zod';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  DASHBOARD_PATH,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond is issued or renewed: what to download and file. */
export const issuedLetter = defineLetter(
  applicationFactsSchema.extend({
    bondNumber: z.string().min(1),
    /** Missing in older mails. */
    bondId: z.uuid().optional(),
    /** The number of the term that a renewal starts. Missing for a new bond. */
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
      action: {
        label,
        path: application.bondId ? `${DASHBOARD_PATH}?bond=${application.bondId}` : DASHBOARD_PATH,
      },
      note: ACCOUNT_NOTE,
    };
  },
);

const ISSUED = {
  outcome: 'issued',
  text: 'Download the bond and its power of attorney, then file them with the office that required the bond. Your dashboard tells you how.',
  label: 'Download your bond',
};

const RENEWED = {
  outcome: 'renewed',
  text: 'Download the continuation certificate and file it with the office that required the bond, before the new term starts. Your bond keeps its number: do not file it again.',
  label: 'Download the certificate',
};
