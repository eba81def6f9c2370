/** The checks of "the date on your license" against the effective date and the term. */
import { licenseYearEndOf, nextDayOf, type TermAnswers } from '../bonds/first-term.ts';
import { termsFor, type BondRules } from '../bonds/bond-rules.ts';
import { termConventionFor, yearEndOf } from '../bonds/term-convention.ts';
import { addDays, addYears, formatDate, type IsoDate } from '../dates.ts';
import { stateName, type StateCode } from '../us-states.ts';

/** A problem with an answer of step 1: the path of its field, and what to do. */
export type TermProblem = { path: string[]; message: string };

const FIELD = ['matter', 'licenseYearEnd'];

/**
 * The problem with the date on the license of a new bond, at most one. None without a date: then
 * the term ends as the state's convention says.
 */
export function licenseYearProblems(
  { bond, stateCode, today }: { bond: BondRules; stateCode: StateCode; today: IsoDate },
  answers: TermAnswers,
): TermProblem[] {
  const lastDay = licenseYearEndOf(answers);
  if (lastDay === undefined) return [];

  const problem =
    dayProblem(lastDay, answers.effectiveDate, today) ??
    stateProblem(lastDay, { bond, stateCode }, answers.effectiveDate) ??
    termProblem(lastDay, termsFor(bond, stateCode), answers);

  return problem ? [problem] : [];
}

function dayProblem(
  lastDay: IsoDate,
  effectiveDate: IsoDate,
  today: IsoDate,
): TermProblem | undefined {
  if (lastDay < today) {
    return {
      path: FIELD,
      message: `${formatDate(lastDay)} has passed. Enter the date on which your new license will end`,
    };
  }
  if (lastDay < effectiveDate) {
    return {
      path: FIELD,
      message: `Your license ends before the bond starts. Enter a date from ${formatDate(effectiveDate)} on, or an earlier effective date`,
    };
  }

  return undefined;
}

/** In a state with a fixed license year, another day is a mistake on the bond or on the license. */
function stateProblem(
  lastDay: IsoDate,
  { bond, stateCode }: { bond: BondRules; stateCode: StateCode },
  effectiveDate: IsoDate,
): TermProblem | undefined {
  const yearEnd = yearEndOf(termConventionFor(bond, stateCode));
  if (yearEnd === undefined || lastDay.endsWith(yearEnd)) return undefined;

  const next = formatDate(nextDayOf(yearEnd, effectiveDate));
  return {
    path: FIELD,
    message: `In ${stateName(stateCode)} the license year of this bond ends on ${next}. Enter that date`,
  };
}

/** The term has to be the shortest one that reaches the date. */
function termProblem(
  lastDay: IsoDate,
  terms: readonly number[],
  { effectiveDate, termYears }: TermAnswers,
): TermProblem | undefined {
  const endsOn = addDays(lastDay, 1);
  const needed = terms.find((years) => endsOn <= addYears(effectiveDate, years));
  if (needed === termYears) return undefined;

  if (needed === undefined) {
    const longest = Math.max(...terms);
    const latest = addDays(addYears(effectiveDate, longest), -1);

    return {
      path: FIELD,
      message: `This is more than ${yearsWords(longest)} after the effective date. Enter ${formatDate(latest)} or an earlier date, or a later effective date`,
    };
  }

  return {
    path: ['termYears'],
    message: `Your license ends on ${formatDate(lastDay)}. Choose a term of ${yearsWords(needed)}`,
  };
}

function yearsWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
