import { proofLabel } from '../bond-requests/request-proofs.ts';
import { proofsFor } from '../bond-requests/request-rules.ts';
import { BILLED_AGAIN } from '../bonds/end-words.ts';
import { z } from 'zod';
import { bondTitle as bondTitleOf } from '../bonds/bond-title.ts';
import { addDays, formatDate, type IsoDate } from '../dates.ts';
import { type CalendarAttachment, renewalCalendar } from '../renewals/renewal-calendar.ts';
import { ACCOUNT_NOTE, bondFactsSchema, bondNames } from './mail-facts.ts';
import { isForOneCommission, NEW_COMMISSION } from '../renewals/last-term-facts.ts';
import { renewalPriceFactsSchema, renewalPriceWords } from '../renewals/renewal-price.ts';
import { defineLetter, type Letter, type LetterFact, type LetterPart } from './letter.ts';

const dueSchema = bondFactsSchema.extend({
  /** For the calendar file. The words name days, because a count would differ from the page's, which reads it on another day. */
  daysLeft: z.int().nonnegative(),
  /** The last day to renew. Missing in older mails. */
  renewBy: z.iso.date().optional(),
  /** Missing in mails that were queued before they named the price. */
  price: renewalPriceFactsSchema.optional(),
});
const endSchema = dueSchema.extend({ expiresOn: z.iso.date() });
const premiumSchema = dueSchema.extend({ premiumDueOn: z.iso.date() });

const dataSchema = z.union([endSchema, premiumSchema]);

/**
 * A bond ends soon, or the premium of a continuous bond is due. A customer may turn this mail off.
 */
export const renewalDueLetter = defineLetter(dataSchema, (data) =>
  'expiresOn' in data ? writeOfEnd(data) : writeOfPremium(data),
);

/**
 * The calendar file that goes with the letter. It is the same for every attempt at the mail, so it
 * counts as read on the day of the reminder.
 */
export function renewalDueCalendar(
  data: unknown,
  { bondId, site }: { bondId: string; site: string },
): CalendarAttachment | undefined {
  const parsed = dataSchema.safeParse(data);
  if (!parsed.success) return undefined;

  const { bondNumber, bondTitle, caption, daysLeft, renewPath } = parsed.data;
  const namedDay = 'expiresOn' in parsed.data ? parsed.data.expiresOn : parsed.data.premiumDueOn;

  return renewalCalendar({
    bondId,
    bondNumber,
    bondName: bondTitleOf(bondTitle, caption),
    day: parsed.data.renewBy ?? namedDay,
    readOn: addDays(namedDay, -daysLeft),
    url: site + renewPath,
  });
}

function writeOfEnd({
  bondNumber,
  bondTitle,
  caption,
  client,
  expiresOn,
  renewBy,
  price,
  renewPath,
}: z.output<typeof endSchema>): Letter {
  const { named, numbered } = bondNames(bondNumber, client);

  return {
    subject: `${numbered} ends on ${formatDate(expiresOn)}`,
    title: client === undefined ? 'Time to renew your bond' : `Time to renew the bond of ${client}`,
    parts: [
      {
        type: 'text',
        text: `${named} ends on ${formatDate(expiresOn)}. ${renewWords(renewBy)} to avoid a gap in coverage. ${CALENDAR_NOTE}${commissionWords(price)}`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitleOf(bondTitle, caption)],
          ['Ends', formatDate(expiresOn)],
          ...lastDayFacts(renewBy),
        ],
      },
      ...priceParts(price),
    ],
    action: { label: 'Renew this bond', path: renewPath },
    note: `${ACCOUNT_NOTE} ${noLongerNeeded(client)}, you have nothing to do, unless the office that required it has to release it first.`,
  };
}

function writeOfPremium({
  bondNumber,
  bondTitle,
  caption,
  client,
  premiumDueOn,
  renewBy,
  price,
  renewPath,
}: z.output<typeof premiumSchema>): Letter {
  const ofBond =
    client === undefined ? `your bond ${bondNumber}` : `bond ${bondNumber} of ${client}`;
  const ofClient = client === undefined ? '' : ` for the bond of ${client}`;

  return {
    subject: `The premium of ${ofBond} is due on ${formatDate(premiumDueOn)}`,
    title: 'The next premium is due',
    parts: [
      {
        type: 'text',
        text: `The next premium${ofClient} is due on ${formatDate(premiumDueOn)}. ${BILLED_AGAIN}. ${renewWords(renewBy)}. ${CALENDAR_NOTE}`,
      },
      {
        type: 'facts',
        facts: [
          ['Bond number', bondNumber],
          ['Bond', bondTitleOf(bondTitle, caption)],
          ['Premium due', formatDate(premiumDueOn)],
          ...lastDayFacts(renewBy),
        ],
      },
      ...priceParts(price),
    ],
    action: { label: 'Renew this bond', path: renewPath },
    note: `${ACCOUNT_NOTE} ${noLongerNeeded(client)}, ask on your dashboard to end it.${proofWords(price)} ${client === undefined ? 'You owe premium' : 'Premium is owed'} until it ends.`,
  };
}

function noLongerNeeded(client: string | undefined): string {
  return client === undefined
    ? 'If you no longer need the bond'
    : 'If your client no longer needs the bond';
}

/** What to send with a request for release. Empty if nothing is needed, or in mails that don't name the bond. */
function proofWords(price: z.output<typeof premiumSchema>['price']): string {
  const proofs = (price && proofsFor(price.bondSlug, 'release')) ?? [];

  if (proofs.length === 0) return '';

  const papers = proofs.length === 1 ? 'this paper' : 'one of these papers';

  return ` Send us ${papers}: ${proofs.map(proofLabel).join('; ')}.`;
}

/** The calendar file has the last day to renew, which can be a day before the day that the mail names. */
const CALENDAR_NOTE = 'The attached file puts that day in your calendar.';

function renewWords(renewBy: IsoDate | undefined): string {
  return renewBy === undefined ? 'Renew before then' : `Renew by ${formatDate(renewBy)}`;
}

function lastDayFacts(renewBy: IsoDate | undefined): LetterFact[] {
  return renewBy === undefined ? [] : [['Last day to renew', formatDate(renewBy)]];
}

/** What a notary does about the next commission. Empty for another bond, and in mails that don't name the bond. */
function commissionWords(price: z.output<typeof dueSchema>['price']): string {
  return isForOneCommission(price?.bondSlug)
    ? ` ${NEW_COMMISSION.title} ${NEW_COMMISSION.text}`
    : '';
}

/** The price of the next term, and why it differs from the last one. */
function priceParts(price: z.output<typeof dueSchema>['price']): LetterPart[] {
  return price ? renewalPriceWords(price).map((text) => ({ type: 'text', text })) : [];
}
