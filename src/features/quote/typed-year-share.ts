import { firstTerm, type TermAnswers } from '~/domain/bonds/first-term';
import type { BondRules } from '~/domain/bonds/bond-rules';
import { parseDate } from '~/domain/dates';
import type { YearShare } from '~/domain/rates/prorate';
import { parseStateCode } from '~/domain/us-states';

/** The part of a year that a new bond with these typed dates pays for. Undefined until they can be read. */
export function typedYearShare(
  bond: BondRules,
  stateCode: string | undefined,
  bondDetails: unknown,
): YearShare | undefined {
  const state = parseStateCode(stateCode ?? '');
  const details = readDetails(bondDetails);
  const share = state && details && firstTerm(bond, state, details).share;

  return share && share.days > 0 ? share : undefined;
}

/** The dates of step 1, from a form (typed text) or a stored answer. */
function readDetails(bondDetails: unknown): TermAnswers | undefined {
  const { effectiveDate, termYears, matter } = Object(bondDetails) as Record<string, unknown>;
  const starts = readDay(effectiveDate);
  if (starts === undefined) return undefined;

  const { licenseYearEnd } = Object(matter) as Record<string, unknown>;
  return {
    effectiveDate: starts,
    termYears: Number(termYears) || 1,
    matter: { licenseYearEnd: readDay(licenseYearEnd) },
  };
}

function readDay(value: unknown): string | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}
