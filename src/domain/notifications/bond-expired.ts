import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { bondFactsSchema } from './bond-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond has ended. */
export const bondExpiredLetter = defineLetter(
  bondFactsSchema.extend({ expiredOn: z.iso.date() }),
  ({ bondNumber, bondTitle, expiredOn, renewPath }) => ({
    subject: `Your bond ${bondNumber} has ended`,
    title: 'Your bond has ended',
    parts: [
      {
        type: 'text',
        text: 'It is no longer in force. If you are still required to have one, renew it now: until then you are without a bond.',
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitle],
          ['Ended', formatDate(expiredOn)],
        ],
      },
    ],
    action: { label: 'Renew this bond', path: renewPath },
    note: 'Its papers stay in your dashboard.',
  }),
);
