/** The first term of a bond, by the convention of its state and the date on the license. */
import { addDays, addYears, daysBetween, yearOf, type IsoDate } from '../dates.ts';
import { z } from 'zod';
import type { StateCode } from '../us-states.ts';
import type { YearShare } from '../rates/prorate.ts';
import type { BondRules } from './bond-rules-schema.ts';
import { isContinuous, termConventionFor, yearEndOf } from './term-convention.ts';

/**
 * How a bond ends. `at-12-01`: at 12:01 a.m. on the day that its papers name. `last-day`: at the end
 * of the day that its papers name. `on-release`: its papers name no day.
 */
export const TERM_ENDINGS = ['at-12-01', 'last-day', 'on-release'] as const;

/** The first term as an application stores it, so that later changes of a convention do not move it. */
export const storedTermSchema = z.object({
  /** The first day after the term: without coverage, or on which the next premium is due. */
  endsOn: z.iso.date(),
  ending: z.enum(TERM_ENDINGS),
});

export type StoredTerm = z.output<typeof storedTermSchema>;

/** A first term. `share` is missing unless the term is shorter than a year. */
export type FirstTerm = StoredTerm & { share?: YearShare };

/** The answers that set the first term. */
export type TermAnswers = {
  effectiveDate: IsoDate;
  termYears: number;
  matter?: Readonly<Record<string, unknown>> | undefined;
};

/** The answer to "the date on your license": the last day of the license year. */
export function licenseYearEndOf({ matter }: Pick<TermAnswers, 'matter'>): IsoDate | undefined {
  const day = matter?.['licenseYearEnd'];

  return typeof day === 'string' && z.iso.date().safeParse(day).success ? day : undefined;
}

/**
 * The first term of a new bond. The date on the license counts before the license year that the law
 * fixes, and both before the anniversary.
 */
export function firstTerm(
  bond: Pick<BondRules, 'slug' | 'stateRules' | 'termConvention'>,
  stateCode: StateCode,
  answers: TermAnswers,
): FirstTerm {
  const convention = termConventionFor(bond, stateCode);
  const { effectiveDate, termYears } = answers;
  const yearEnd = yearEndOf(convention);
  const lastDay =
    licenseYearEndOf(answers) ??
    (yearEnd && addYears(nextDayOf(yearEnd, effectiveDate), termYears - 1));
  const endsOn = lastDay ? addDays(lastDay, 1) : addYears(effectiveDate, termYears);
  const namesLastDay = lastDay !== undefined || convention === 'day-before';
  const share = shareOf(effectiveDate, endsOn);

  return {
    endsOn,
    ending: isContinuous(convention) ? 'on-release' : endingOf(namesLastDay),
    ...(share && { share }),
  };
}

function endingOf(namesLastDay: boolean): StoredTerm['ending'] {
  return namesLastDay ? 'last-day' : 'at-12-01';
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
