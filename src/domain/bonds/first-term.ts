/** The first term of a bond, by the convention of its state and the dates on the license or commission. */
import { addDays, addYears, daysBetween, yearOf, type IsoDate } from '../dates.ts';
import { z } from 'zod';
import type { StateCode } from '../us-states.ts';
import type { YearShare } from '../rates/prorate.ts';
import type { BondRules } from './bond-rules-schema.ts';
import {
  isContinuous,
  termConventionFor,
  yearEndOf,
  type TermConvention,
} from './term-convention.ts';

/**
 * How a bond ends. `at-12-01`: at 12:01 a.m. on the day that its papers name. `last-day`: at the end
 * of the day that its papers name. `on-release`: its papers name no day. `at-award`: its papers name
 * no day, and no other term follows.
 */
export const TERM_ENDINGS = ['at-12-01', 'last-day', 'on-release', 'at-award'] as const;

/** The first term as an application stores it, so that later changes of a convention do not move it. */
export const storedTermSchema = z.object({
  /**
   * The first day after the term: without coverage, or on which the next premium is due. For a bond that ends with the
   * award, the end of the year that its premium is computed for; nothing happens on it.
   */
  endsOn: z.iso.date(),
  ending: z.enum(TERM_ENDINGS),
});

export type StoredTerm = z.output<typeof storedTermSchema>;

/**
 * A first term. `paidYears` is the number of years that its premium pays for: the years begun. `share` is missing
 * unless the term is shorter than a year; then the premium is that share of one year's.
 */
export type FirstTerm = StoredTerm & { paidYears: number; share?: YearShare };

/** The answers that set the first term. */
export type TermAnswers = {
  effectiveDate: IsoDate;
  termYears: number;
  matter?: Readonly<Record<string, unknown>> | undefined;
};

/** The answers that may end a first term. Each is the last day of the license year or commission. */
export type LastDayKey = 'licenseYearEnd' | 'commissionEnd';

/** The answer to "the date on your license", or to the first or last day of the commission. */
export function matterDayOf(
  { matter }: Pick<TermAnswers, 'matter'>,
  key: LastDayKey | 'commissionStart',
): IsoDate | undefined {
  const day = matter?.[key];

  return typeof day === 'string' && z.iso.date().safeParse(day).success ? day : undefined;
}

/**
 * The first term of a new bond. The license year that the law fixes counts before the date on the
 * license, and both before the anniversary. A bond that may end with its commission ends on the
 * commission's last day, if that day is known and within the term: in Washington, a notary's bond
 * runs for four years or expires with the commission (RCW 42.45.200(4)).
 */
export function firstTerm(
  bond: Pick<BondRules, 'slug' | 'stateRules' | 'termConvention'>,
  stateCode: StateCode,
  answers: TermAnswers,
): FirstTerm {
  const convention = termConventionFor(bond, stateCode);
  const { effectiveDate, termYears } = answers;
  const yearEnd = yearEndOf(convention);
  const lastDay = yearEnd
    ? addYears(nextDayOf(yearEnd, effectiveDate), termYears - 1)
    : (matterDayOf(answers, 'licenseYearEnd') ?? commissionEnd(convention, answers));
  const endsOn = lastDay ? addDays(lastDay, 1) : addYears(effectiveDate, termYears);
  const namesLastDay = lastDay !== undefined || convention === 'day-before';
  const share = shareOf(effectiveDate, endsOn);

  return {
    endsOn,
    ending: endingOf(convention, namesLastDay),
    paidYears: yearsBegun(answers, endsOn),
    ...(share && { share }),
  };
}

function commissionEnd(convention: TermConvention, answers: TermAnswers): IsoDate | undefined {
  const { effectiveDate, termYears } = answers;
  const lastDay = matterDayOf(answers, 'commissionEnd');
  const mayEnd = convention === 'with-commission' && lastDay !== undefined;

  return mayEnd && addDays(lastDay, 1) < addYears(effectiveDate, termYears) ? lastDay : undefined;
}

/** The years up to the end of the first term, begun years counted whole, and never more than the term. */
function yearsBegun({ effectiveDate, termYears }: TermAnswers, endsOn: IsoDate): number {
  let years = 1;
  while (years < termYears && addYears(effectiveDate, years) < endsOn) years += 1;

  return years;
}

function endingOf(convention: TermConvention, namesLastDay: boolean): StoredTerm['ending'] {
  if (convention === 'until-award') return 'at-award';
  if (isContinuous(convention)) return 'on-release';

  return namesLastDay ? 'last-day' : 'at-12-01';
}

/** Whether the papers of a bond with this ending name the day of its end. */
export function namesItsEnd(ending: StoredTerm['ending']): boolean {
  return ending === 'at-12-01' || ending === 'last-day';
}

/** The first term as it is stored with the application of a new bond. */
export function toStoredTerm(...given: Parameters<typeof firstTerm>): StoredTerm {
  const { endsOn, ending } = firstTerm(...given);

  return { endsOn, ending };
}

/** The first day with this month and day ("12-31") that is not before `from`. */
export function nextDayOf(monthAndDay: string, from: IsoDate): IsoDate {
  const year = from.slice('YYYY'.length + 1) <= monthAndDay ? yearOf(from) : yearOf(from) + 1;

  return `${year}-${monthAndDay}`;
}

function shareOf(effectiveDate: IsoDate, endsOn: IsoDate): YearShare | undefined {
  if (endsOn >= addYears(effectiveDate, 1)) return undefined;

  return {
    days: daysBetween(effectiveDate, endsOn),
    ofDays: daysBetween(addYears(endsOn, -1), endsOn),
  };
}
