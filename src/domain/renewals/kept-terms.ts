/** What a renewal takes over from its bond and cannot change: another name or sum is a rider or another bond. */
import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import { formatWholeMoney } from '../money.ts';
import { isSameName } from './same-name.ts';

/** The bond that a quote renews, as far as the quote has to keep to it. */
export const keptTermsSchema = z.object({
  bondId: recordIdSchema,
  bondNumber: z.string(),
  /** The penal sum, in cents. */
  amount: z.int().positive(),
  principal: z.string(),
  obligee: z.string(),
  /** The day the last term ends and the next one starts. */
  startsOn: z.iso.date(),
});

export type KeptTerms = z.output<typeof keptTermsSchema>;

type Change = { path: string[]; message: string };

/** What the details of a quote would change about the bond it renews. */
export function changedDetails(
  kept: KeptTerms,
  details: { amount: number; obligee: string; effectiveDate: string },
): Change[] {
  const { amount, obligee, startsOn } = kept;

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
  ];
}

/** What a name in a quote would change about the principal of the bond it renews. */
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
