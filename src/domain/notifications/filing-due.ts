import { z } from 'zod';
import { fileBefore, isCountedFromCommission } from '../bonds/before-start.ts';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { parseBondSlug } from '../bonds/bond-types.ts';
import { filingOffice } from '../bonds/paper-signing.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { ACCOUNT_NOTE, bondFactsSchema, mailCaptionSchema, sitePathSchema } from './mail-facts.ts';
import { defineLetter, type LetterFact } from './letter.ts';

/**
 * A bond, a continuation certificate or a rider was issued days ago and the customer has not ticked it as filed. A
 * customer may turn these mails off.
 */
export const filingDueLetter = defineLetter(
  bondFactsSchema.omit({ renewPath: true }).extend({
    bondPath: sitePathSchema,
    /** The first day of the bond, of the term that the certificate starts, or of the rider's change. */
    effectiveOn: z.iso.date(),
    /** The term that the certificate starts. 1, or missing in older mails: the bond itself or a rider is to be filed. */
    term: z.int().positive().optional(),
    /** The number of the rider to file. */
    rider: z.int().positive().optional(),
    /** Missing in older mails, like the next two. */
    bondSlug: z.string().optional(),
    /** The applicant typed it: left out if a mail program could show it as a link. */
    obligee: mailCaptionSchema,
    /** The day of the reminder. */
    remindedOn: z.iso.date().optional(),
  }),
  (mail) => {
    const { bondNumber, bondTitle, caption, bondPath, effectiveOn, bondSlug, obligee } = mail;
    const { subject, title, text, firstDay, tick } = paperWords(mail);

    return {
      subject: `${subject} ${bondNumber}?`,
      title,
      parts: [
        { type: 'text', text: `${text} ${deadlineWords(mail)} Your dashboard says where and how.` },
        {
          type: 'facts',
          facts: [
            ['Bond number', bondNumber],
            ['Bond', bondTitleOf(bondTitle, caption)],
            ...officeFacts(bondSlug, obligee),
            [firstDay, formatDate(effectiveOn)],
          ],
        },
      ],
      action: { label: 'See what is left to do', path: bondPath },
      note: `${ACCOUNT_NOTE} Filed it already? Check “${tick}” on your dashboard, and we stop reminding you. Until then, we remind you every week or two.`,
    };
  },
);

type Mail = {
  bondSlug?: string | undefined;
  effectiveOn: IsoDate;
  remindedOn?: IsoDate | undefined;
  term?: number | undefined;
  rider?: number | undefined;
};

const BOND = {
  subject: 'Did you file your bond',
  title: 'File your bond',
  text: 'Your bond is issued, but you have not told us that you filed it. The office accepts only signed papers.',
  firstDay: 'First day',
  tick: 'Filed',
};

const CERTIFICATE = {
  subject: 'Did you file the continuation certificate of your bond',
  title: 'File the certificate',
  text: 'Your bond is renewed, but you have not told us that you filed its continuation certificate. Do not file the bond again.',
  firstDay: 'New term starts',
  tick: 'Certificate filed',
};

function riderWords(rider: number): typeof BOND {
  return {
    subject: `Did you file rider ${rider} of your bond`,
    title: 'Sign and file the rider',
    text: 'Your bond has changed, but you have not told us that you filed the rider. If the office has the bond already, do not file the bond again.',
    firstDay: 'Date of the rider',
    tick: `Rider ${rider} filed`,
  };
}

function paperWords(mail: Mail): typeof BOND {
  if (mail.rider !== undefined) return riderWords(mail.rider);

  return isForCertificate(mail) ? CERTIFICATE : BOND;
}

function isForCertificate({ term = 1 }: Mail): boolean {
  return term > 1;
}

function officeFacts(bondSlug: string | undefined, obligee: string | undefined): LetterFact[] {
  if (obligee === undefined) return [];

  return [['File with', filingOffice(parseBondSlug(bondSlug ?? ''), obligee)]];
}

/** By when to file. A mail without the day of the reminder gives the advice for both sides of the first day. */
function deadlineWords(mail: Mail): string {
  if (mail.rider !== undefined) return 'Sign the rider and file it now.';
  if (isForCertificate(mail)) return certificateWords(mail);
  const { bondSlug, effectiveOn, remindedOn } = mail;
  if (isCountedFromCommission(bondSlug))
    return 'Some states give a notary only a few weeks from the start of the commission, so file the bond now.';

  const day = formatDate(effectiveOn);
  const rule = `Most bonds must be filed before their first day, which is ${day}.`;
  if (remindedOn === undefined) return `${rule} If that day is past, file the bond now.`;

  return fileBefore({ bondSlug, effectiveDate: effectiveOn }, remindedOn) === undefined
    ? `The bond’s first day was ${day}, so file the bond now.`
    : rule;
}

/** By when to file a certificate. The mail of a certificate has the day of the reminder. */
function certificateWords({ effectiveOn, remindedOn = effectiveOn }: Mail): string {
  const day = formatDate(effectiveOn);

  return fileBefore({ effectiveDate: effectiveOn }, remindedOn) === undefined
    ? `The new term started on ${day}, so file the certificate now.`
    : `File it before the new term starts on ${day}.`;
}
