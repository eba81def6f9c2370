import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { bondFactsSchema } from './bond-facts.ts';
import { defineLetter, type Letter } from './letter.ts';

const dueSchema = bondFactsSchema.extend({ daysLeft: z.int().nonnegative() });
const endSchema = dueSchema.extend({ expiresOn: z.iso.date() });
const premiumSchema = dueSchema.extend({ premiumDueOn: z.iso.date() });

/** A bond ends soon, or the premium of one that has no end is due. The only mail a customer may turn off. */
export const renewalDueLetter = defineLetter(z.union([endSchema, premiumSchema]), (data) =>
  'expiresOn' in data ? writeOfEnd(data) : writeOfPremium(data),
);

function writeOfEnd({
  bondNumber,
  bondTitle,
  expiresOn,
  daysLeft,
  renewPath,
}: z.output<typeof endSchema>): Letter {
  return {
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
  };
}

function writeOfPremium({
  bondNumber,
  bondTitle,
  premiumDueOn,
  daysLeft,
  renewPath,
}: z.output<typeof premiumSchema>): Letter {
  return {
    subject: `The premium of your bond ${bondNumber} is due ${daysWords(daysLeft)}`,
    title: 'The next premium is due',
    parts: [
      {
        type: 'text',
        text: `The next premium is due on ${formatDate(premiumDueOn)}. Your bond has no end date, and each of its terms is paid in advance: renew it before that day.`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitle],
          ['Premium due', formatDate(premiumDueOn)],
        ],
      },
    ],
    action: { label: 'Renew this bond', path: renewPath },
    note: 'If you need the bond no longer, ask on your dashboard to end it: until it has ended, premium is due.',
  };
}

function daysWords(days: number): string {
  if (days === 0) return 'today';

  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
