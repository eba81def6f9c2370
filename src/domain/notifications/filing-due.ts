import { z } from 'zod';
import { isCountedFromCommission } from '../bonds/before-start.ts';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { ACCOUNT_NOTE, bondFactsSchema, sitePathSchema } from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** A bond was issued days ago and the customer has not ticked it as filed. A customer may turn these mails off. */
export const filingDueLetter = defineLetter(
  bondFactsSchema.omit({ renewPath: true }).extend({
    bondPath: sitePathSchema,
    effectiveOn: z.iso.date(),
    /** Missing in older mails. */
    bondSlug: z.string().optional(),
  }),
  ({ bondNumber, bondTitle, caption, bondPath, effectiveOn, bondSlug }) => ({
    subject: `Did you file your bond ${bondNumber}?`,
    title: 'File your bond',
    parts: [
      {
        type: 'text',
        text: `Your bond is issued, but you have not told us that you filed it. The office accepts only signed papers. ${deadlineWords(bondSlug, effectiveOn)} Your dashboard says where and how.`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitleOf(bondTitle, caption)],
          ['First day', formatDate(effectiveOn)],
        ],
      },
    ],
    action: { label: 'See what is left to do', path: bondPath },
    note: `${ACCOUNT_NOTE} Filed it already? Check “Filed” on your dashboard, and we stop reminding you. Until then, we remind you about every two weeks.`,
  }),
);

function deadlineWords(bondSlug: string | undefined, effectiveOn: IsoDate): string {
  return isCountedFromCommission(bondSlug)
    ? 'Some states give a notary only a few weeks from the start of the commission, so file the bond now.'
    : `Most bonds must be filed before their first day, which is ${formatDate(effectiveOn)}. If that day is past, file the bond now.`;
}
