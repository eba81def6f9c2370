/**
 * The facts that a renewal copies from its bond and cannot change. Another name or amount needs a
 * rider or a new bond.
 */
import { z } from 'zod';
import { companionOf } from '../bonds/companion.ts';
import { COMPANION_KEY, companionName } from '../bonds/companion-words.ts';
import { formatDate } from '../dates.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { formatWholeMoney } from '../money.ts';
import { toPrinted } from '../papers/printed-text.ts';
import { otherCommissionDay } from './kept-commission.ts';

/** The facts of the bond to renew that the quote has to keep. */
export const keptTermsSchema = z.object({
  bondId: recordIdSchema,
  bondNumber: z.string(),
  /** The penal sum, in cents. */
  amount: z.int().positive(),
  principal: z.string(),
  /** The business that is the first principal of a bond that may bind a person or a business. Missing if it is a person. */
  boundBusiness: z.string().optional(),
  obligee: z.string(),
  /** Whom the bond's paper names. Missing in older drafts, and if it names the obligee. */
  payee: z.string().optional(),
  /** The day on which the last term ends and the next one starts. */
  startsOn: z.iso.date(),
  /** The bond that was issued with it, as its matter names it. Missing for a bond given alone. */
  companion: z.string().optional(),
  /** The days of the commission that a notary's bond names, as printed. */
  commissionStart: z.string().optional(),
  commissionEnd: z.string().optional(),
  /** Set if a law firm renews the bond of its client. */
  isForClient: z.literal(true).optional(),
  /** What the end of the next term is counted from. Missing in older drafts and for a bond without an end. */
  ending: z.object({ effectiveDate: z.iso.date(), endsWithLastDay: z.boolean() }).optional(),
});

export type KeptTerms = z.output<typeof keptTermsSchema>;

type Change = { path: string[]; message: string };

/** The error messages for details that differ from the bond to renew. */
export function changedDetails(
  kept: KeptTerms,
  details: {
    amount: number;
    obligee: string;
    effectiveDate: string;
    matter?: Readonly<Record<string, unknown>>;
  },
): Change[] {
  const { amount, obligee, startsOn } = kept;
  const companion = companionOf({ [COMPANION_KEY]: kept.companion });
  const { matter = {} } = details;
  const commissionDay = otherCommissionDay(kept, matter);

  return [
    ...changeIf(
      details.amount !== amount,
      ['amount'],
      `A renewal keeps the amount of ${formatWholeMoney(amount)}. For another amount, ask for a rider or apply for a new bond.`,
    ),
    ...changeIf(
      details.effectiveDate !== startsOn,
      ['effectiveDate'],
      `The next term starts when this one ends, on ${formatDate(startsOn)}.`,
    ),
    ...changeIf(
      !isSameName(details.obligee, obligee),
      ['obligee'],
      `A renewal keeps the obligee, ${obligee}. Another obligee needs a new bond.`,
    ),
    ...changeIf(
      companionOf(matter) !== companion,
      ['matter', COMPANION_KEY],
      companion === undefined
        ? 'This bond was issued alone, and a renewal keeps it so. Apply for the other bond by itself.'
        : `This bond was issued with a ${companionName(companion)}, and a renewal keeps both.`,
    ),
    ...(commissionDay === undefined
      ? []
      : [{ path: ['matter', commissionDay], message: OTHER_COMMISSION }]),
  ];
}

const OTHER_COMMISSION =
  'A renewal is for the commission that the bond names. If you were appointed again, apply for a new bond instead.';

/** The error message for a principal that differs from the bond to renew. */
export function changedPrincipal(kept: KeptTerms, principal: string, field: string): Change[] {
  return changeIf(
    !isSameName(principal, kept.principal),
    [field],
    `The bond names ${kept.principal} as principal, and a renewal keeps that name. For another name, ask for a rider or apply for a new bond.`,
  );
}

function changeIf(isChanged: boolean, path: string[], message: string): Change[] {
  return isChanged ? [{ path, message }] : [];
}

/**
 * Whether two spellings are the same name. Case, spaces and differences that disappear in print do
 * not matter. The database has the same rule in `private.plain_name`.
 */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return toPrinted(name).replace(/\s+/gu, ' ').trim().toLocaleLowerCase('en-US');
}
