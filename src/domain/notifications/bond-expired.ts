import { z } from 'zod';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { formatDate } from '../dates.ts';
import { ACCOUNT_NOTE, bondFactsSchema, bondNames, DASHBOARD_PATH } from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond has ended. */
export const bondExpiredLetter = defineLetter(
  bondFactsSchema.extend({
    expiredOn: z.iso.date(),
    /** Whether a renewal application was submitted and is not decided. */
    isRenewalSent: z.boolean().default(false),
  }),
  ({ bondNumber, bondTitle, caption, client, expiredOn, renewPath, isRenewalSent }) => ({
    subject: `${bondNames(bondNumber, client).numbered} has ended`,
    title: `${bondNames(bondNumber, client).named} has ended`,
    parts: [
      { type: 'text', text: whatFollows(isRenewalSent, client !== undefined) },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitleOf(bondTitle, caption)],
          ['Ended', formatDate(expiredOn)],
        ],
      },
    ],
    action: isRenewalSent
      ? { label: 'See your renewal', path: DASHBOARD_PATH }
      : { label: 'Apply for a new bond', path: renewPath },
    note: `${ACCOUNT_NOTE} The bond’s documents stay on your dashboard.`,
  }),
);

function whatFollows(isRenewalSent: boolean, isForClient: boolean): string {
  if (isRenewalSent) {
    const until = isForClient ? 'your client has no bond' : 'you don’t have a bond';

    return `It is no longer in force. We are reviewing your renewal, so you don’t need to send another. If we approve it, the bond continues from the day it ended. Until then, ${until}. If we need something from you, your dashboard shows it.`;
  }

  return isForClient
    ? 'It is no longer in force, and it can’t be renewed anymore. If your client still needs a bond, apply for a new one: we fill in the answers. Until then, your client has none.'
    : 'It is no longer in force, and it can’t be renewed anymore. If you still need a bond, apply for a new one: we fill in your answers. Until then, you don’t have one.';
}
