import { z } from 'zod';
import { fileBefore, isCountedFromCommission } from '../bonds/before-start.ts';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { parseBondSlug } from '../bonds/bond-types.ts';
import { filingOffice } from '../bonds/paper-signing.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { ACCOUNT_NOTE, bondFactsSchema, mailCaptionSchema, sitePathSchema } from './mail-facts.ts';
import { defineLetter, type LetterFact } from './letter.ts';

/** A bond was issued days ago and the customer has not ticked it as filed. A customer may turn these mails off. */
export const filingDueLetter = defineLetter(
  bondFactsSchema.omit({ renewPath: true }).extend({
    bondPath: sitePathSchema,
    effectiveOn: z.iso.date(),
    /** Missing in older mails, like the next two. */
    bondSlug: z.string().optional(),
    /** The applicant typed it: left out if a mail program could show it as a link. */
    obligee: mailCaptionSchema,
    /** The day of the reminder. */
    remindedOn: z.iso.date().optional(),
  }),
  ({ bondNumber, bondTitle, caption, bondPath, effectiveOn, remindedOn, bondSlug, obligee }) => ({
    subject: `Did you file your bond ${bondNumber}?`,
    title: 'File your bond',
    parts: [
      {
        type: 'text',
        text: `Your bond is issued, but you have not told us that you filed it. The office accepts only signed papers. ${deadlineWords(bondSlug, effectiveOn, remindedOn)} Your dashboard says where and how.`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitleOf(bondTitle, caption)],
          ...officeFacts(bondSlug, obligee),
          ['First day', formatDate(effectiveOn)],
        ],
      },
    ],
    action: { label: 'See what is left to do', path: bondPath },
    note: `${ACCOUNT_NOTE} Filed it already? Check “Filed” on your dashboard, and we stop reminding you. Until then, we remind you every week or two.`,
  }),
);

function officeFacts(bondSlug: string | undefined, obligee: string | undefined): LetterFact[] {
  if (obligee === undefined) return [];

  return [['File with', filingOffice(parseBondSlug(bondSlug ?? ''), obligee)]];
}

/** By when to file. A mail without the day of the reminder gives the advice for both sides of the first day. */
function deadlineWords(
  bondSlug: string | undefined,
  effectiveOn: IsoDate,
  remindedOn: IsoDate | undefined,
): string {
  if (isCountedFromCommission(bondSlug))
    return 'Some states give a notary only a few weeks from the start of the commission, so file the bond now.';

  const day = formatDate(effectiveOn);
  const rule = `Most bonds must be filed before their first day, which is ${day}.`;
  if (remindedOn === undefined) return `${rule} If that day is past, file the bond now.`;

  return fileBefore({ bondSlug, effectiveDate: effectiveOn }, remindedOn) === undefined
    ? `The bond’s first day was ${day}, so file the bond now.`
    : rule;
}
