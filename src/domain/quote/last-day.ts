/** The checks of the days of a license year or commission against the effective date and the term. */
import { matterDayOf, type LastDayKey, type TermAnswers } from '../bonds/first-term.ts';
import { termsFor, type BondRules } from '../bonds/bond-rules.ts';
import { termConventionFor } from '../bonds/term-convention.ts';
import { addDays, addYears, formatDate, type IsoDate } from '../dates.ts';
import type { StateCode } from '../us-states.ts';
import { termUntil } from './proposed-term.ts';

/** A problem with an answer of step 1: the path of its field, and what to do. */
export type TermProblem = { path: string[]; message: string };

/** What ends on the day of each answer. */
const ENDING_THINGS: Record<LastDayKey, string> = {
  licenseYearEnd: 'license',
  commissionEnd: 'commission',
};

const pathOf = (key: LastDayKey) => ['matter', key];

/**
 * The problem with the days of the license or the commission of a new bond, at most one. None without a day: then the
 * term ends as the state's convention says. A commission may outlast the term, but not because the bond starts earlier.
 */
export function lastDayProblems(
  { bond, stateCode, today }: { bond: BondRules; stateCode: StateCode; today: IsoDate },
  answers: TermAnswers,
): TermProblem[] {
  const licenseEnd = matterDayOf(answers, 'licenseYearEnd');
  const commissionEnd =
    termConventionFor(bond, stateCode) === 'with-commission'
      ? matterDayOf(answers, 'commissionEnd')
      : undefined;

  const problem =
    startProblem(matterDayOf(answers, 'commissionStart'), answers) ??
    dayProblem('licenseYearEnd', licenseEnd, answers, today) ??
    dayProblem('commissionEnd', commissionEnd, answers, today) ??
    (licenseEnd && termProblem(licenseEnd, termsFor(bond, stateCode), answers));

  return problem ? [problem] : [];
}

/** A bond that starts before the commission ends before it, too. */
function startProblem(
  commissionStart: IsoDate | undefined,
  { effectiveDate }: TermAnswers,
): TermProblem | undefined {
  if (commissionStart === undefined || commissionStart <= effectiveDate) return undefined;

  return {
    path: ['effectiveDate'],
    message: `Your commission starts on ${formatDate(commissionStart)}. Start the bond on that day, so that it does not end before the commission`,
  };
}

function dayProblem(
  key: LastDayKey,
  lastDay: IsoDate | undefined,
  { effectiveDate }: TermAnswers,
  today: IsoDate,
): TermProblem | undefined {
  if (lastDay === undefined) return undefined;
  const thing = ENDING_THINGS[key];

  if (lastDay < today) {
    return {
      path: pathOf(key),
      message: `${formatDate(lastDay)} has passed. Enter the date on which your new ${thing} will end`,
    };
  }
  if (lastDay < effectiveDate) {
    return {
      path: pathOf(key),
      message: `Your ${thing} ends before the bond starts. Enter a date from ${formatDate(effectiveDate)} on, or an earlier effective date`,
    };
  }

  return undefined;
}

/** The term has to be the shortest one that reaches the date. */
function termProblem(
  lastDay: IsoDate,
  terms: readonly number[],
  { effectiveDate, termYears }: TermAnswers,
): TermProblem | undefined {
  const needed = termUntil(lastDay, terms, effectiveDate);
  if (needed === termYears) return undefined;

  if (needed === undefined) {
    const longest = Math.max(...terms);
    const latest = addDays(addYears(effectiveDate, longest), -1);

    return {
      path: pathOf('licenseYearEnd'),
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
