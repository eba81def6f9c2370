import { firstTerm, type TermAnswers } from '~/domain/bonds/first-term';
import type { BondRules } from '~/domain/bonds/bond-rules';
import { addYears, daysBetween, parseDate } from '~/domain/dates';
import { lastDayOfPartTerm } from '~/domain/quote/term-words';
import type { YearShare } from '~/domain/rates/prorate';
import { parseStateCode } from '~/domain/us-states';

/** What a first term changes in the price: the years that the premium pays for, and the part of a single one. */
export type TypedFirstTerm = {
  paidYears: number;
  share: YearShare | undefined;
  /** The days of a first term that is not whole years. */
  days: number | undefined;
};

/** The first term of a new bond with these typed dates. Undefined until they can be read and fit the term. */
export function typedFirstTerm(
  bond: BondRules,
  stateCode: string | undefined,
  bondDetails: unknown,
): TypedFirstTerm | undefined {
  const state = parseStateCode(stateCode ?? '');
  const details = readDetails(bondDetails);
  if (!state || !details) return undefined;

  const { endsOn, paidYears, share } = firstTerm(bond, state, details);
  const days = daysBetween(details.effectiveDate, endsOn);
  // The form refuses a license that ends after the chosen term, so no price is for those days.
  const isWithinTerm = endsOn <= addYears(details.effectiveDate, details.termYears);
  if (days <= 0 || !isWithinTerm) return undefined;

  const isPart = lastDayOfPartTerm({ ...details, endsOn }) !== undefined;
  return { paidYears, share, days: isPart ? days : undefined };
}

/** The dates of step 1, from a form (typed text) or a stored answer. */
function readDetails(bondDetails: unknown): TermAnswers | undefined {
  const { effectiveDate, termYears, matter } = Object(bondDetails) as Record<string, unknown>;
  const starts = readDay(effectiveDate);
  if (starts === undefined) return undefined;

  const { licenseYearEnd, commissionEnd } = Object(matter) as Record<string, unknown>;
  return {
    effectiveDate: starts,
    termYears: Number(termYears) || 1,
    matter: { licenseYearEnd: readDay(licenseYearEnd), commissionEnd: readDay(commissionEnd) },
  };
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}
