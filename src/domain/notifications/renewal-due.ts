import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { bondFactsSchema } from './bond-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond ends soon. The only mail a customer may turn off. */
export const renewalDueLetter = defineLetter(
  bondFactsSchema.extend({ expiresOn: z.iso.date(), daysLeft: z.int().nonnegative() }),
  ({ bondNumber, bondTitle, expiresOn, daysLeft, renewPath }) => ({
    subject: `Your bond ${bondNumber} ends ${daysWords(daysLeft)}`,
    title: 'Time to renew your bond',
    parts: [
      {
        type: 'text',
        text: `Your bond ends ${daysWords(daysLeft)}. Renew it before that, so that you are never without one.`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitle],
          ['Ends', formatDate(expiresOn)],
        ],
      },
    ],
    action: { label: 'Renew this bond', path: renewPath },
    note: 'If you need the bond no longer, you have nothing to do, unless whoever asked for it has to release it first.',
  }),
);

function daysWords(days: number): string {
  if (days === 0) return 'today';

  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
