import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { DASHBOARD_PATH } from './application-facts.ts';
import { bondFactsSchema } from './bond-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond has ended. */
export const bondExpiredLetter = defineLetter(
  bondFactsSchema.extend({
    expiredOn: z.iso.date(),
    /** Whether an application to renew it was sent and is not decided. */
    isRenewalSent: z.boolean().default(false),
  }),
  ({ bondNumber, bondTitle, expiredOn, renewPath, isRenewalSent }) => ({
    subject: `Your bond ${bondNumber} has ended`,
    title: 'Your bond has ended',
    parts: [
      { type: 'text', text: isRenewalSent ? RENEWAL_SENT : NO_RENEWAL },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitle],
          ['Ended', formatDate(expiredOn)],
        ],
      },
    ],
    action: isRenewalSent
      ? { label: 'See your renewal', path: DASHBOARD_PATH }
      : { label: 'Renew this bond', path: renewPath },
    note: 'Its papers stay in your dashboard.',
  }),
);

const NO_RENEWAL =
  'It is no longer in force. If you are still required to have one, renew it now: until then you are without a bond.';

const RENEWAL_SENT =
  'It is no longer in force. We have your renewal and are deciding about it: you do not have to send another. If we approve it, the bond goes on from the day it ended; until then you are without a bond. If we asked you for something, your dashboard says what.';
