/** What an application says on its bond: who is bound, and from when until when. */
import { addYears, type IsoDate } from '../dates.ts';
import type { Applicant } from '../quote/applicant.ts';
import type { BondDetails } from '../quote/bond-details.ts';
import type { Business } from '../quote/business.ts';
import type { BondCategory, BondSlug } from './bond-types.ts';

type Bond = { slug: BondSlug; category: BondCategory };

/** Who is bound in person: a fiduciary by the court, a notary by the commission. Every other bond binds the business. */
export function bindsAPerson(bond: Bond): boolean {
  return bond.category === 'court' || bond.slug === 'notary';
}

/**
 * Bonds that run until somebody ends them: the court or the owner of the project releases them, and a freight broker's
 * runs until a notice of cancellation has (49 CFR 387.307). Their premium is paid term by term all the same.
 */
function runsUntilReleased(bond: Bond): boolean {
  return (
    bond.category === 'court' ||
    bond.category === 'contract' ||
    bond.slug === 'freight-broker-bmc-84'
  );
}

/** The principal as the bond names it. */
export function principalOf(
  bond: Bond,
  answers: {
    applicant: Pick<Applicant, 'firstName' | 'lastName'>;
    business: Pick<Business, 'legalName'>;
  },
): string {
  const { applicant, business } = answers;

  return bindsAPerson(bond) ? `${applicant.firstName} ${applicant.lastName}` : business.legalName;
}

/** When a bond begins, its first day without it, and the day the next premium is due. */
export type BondPeriod = {
  effectiveDate: IsoDate;
  /** Left out where the bond runs until it is released. */
  expiryDate?: IsoDate;
  nextDue: IsoDate;
};

/** The period of a bond by the term that was bought, in whole years; a leap day ends on February 28. */
export function periodOf(
  bond: Bond,
  { effectiveDate, termYears }: Pick<BondDetails, 'effectiveDate' | 'termYears'>,
): BondPeriod {
  const endOfTerm = addYears(effectiveDate, termYears);

  return runsUntilReleased(bond)
    ? { effectiveDate, nextDue: endOfTerm }
    : { effectiveDate, expiryDate: endOfTerm, nextDue: endOfTerm };
}
