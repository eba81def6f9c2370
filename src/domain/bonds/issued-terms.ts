/** The principal and the period of a bond, from its application. */
import { addYears, type IsoDate } from '../dates.ts';
import type { BondDetails } from '../quote/bond-details.ts';
import { BOND_TRAITS, endsAtAward, type BondSlug } from './bond-types.ts';
import { namesItsEnd, type StoredTerm } from './first-term.ts';
import { principalLine, principalsOf, type PrincipalAnswers } from './principals.ts';

type Bond = { slug: BondSlug };

/** The principals of the bond in one line. */
export function principalOf(bond: Bond, answers: PrincipalAnswers): string {
  return principalLine(principalsOf(bond, answers));
}

/**
 * The effective date of a bond, its first day without coverage, and the due date of the next
 * premium.
 */
export type BondPeriod = {
  effectiveDate: IsoDate;
  /** Missing when the bond lasts until its release or the end of its bid. */
  expiryDate?: IsoDate;
  /** Missing when the bond ends with its bid, because no other premium follows. */
  nextDue?: IsoDate;
};

/**
 * The period of a bond. `term` is the first term that was stored with its application. Applications
 * from before terms were stored end on the anniversary, or as their kind does.
 */
export function periodOf(
  bond: Bond,
  { effectiveDate, termYears }: Pick<BondDetails, 'effectiveDate' | 'termYears'>,
  term?: StoredTerm,
): BondPeriod {
  if (endsAtAward(bond.slug)) return { effectiveDate };

  const endsOn = term?.endsOn ?? addYears(effectiveDate, termYears);
  const hasEnd = term ? namesItsEnd(term.ending) : BOND_TRAITS[bond.slug].ends === 'with-term';

  return { effectiveDate, ...(hasEnd && { expiryDate: endsOn }), nextDue: endsOn };
}
