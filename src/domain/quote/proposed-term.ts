/** The term that the form chooses for a new bond, until the customer chooses another. */
import { addDays, addYears, type IsoDate } from '../dates.ts';
import { isPricedByYear, type RatePlan } from '../rates/rate-plan.ts';

/** The longest term if every term costs the same, otherwise the shortest. */
export function proposedTerm(terms: readonly number[], plan: Pick<RatePlan, 'premium'>): number {
  return isPricedByYear(plan) ? Math.min(...terms) : Math.max(...terms);
}

/** The shortest term that reaches the last day of a license. Undefined if none does, or if the license ends first. */
export function termUntil(
  lastDay: IsoDate,
  terms: readonly number[],
  effectiveDate: IsoDate,
): number | undefined {
  if (lastDay < effectiveDate) return undefined;
  const endsOn = addDays(lastDay, 1);

  return terms.find((years) => endsOn <= addYears(effectiveDate, years));
}
