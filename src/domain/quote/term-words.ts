import { addDays, addYears, formatPeriod, type IsoDate } from '../dates.ts';

/** The length of a term: "1 year", "4 years". */
export function termWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** The effective date and the years of a first term, and its first day without coverage, if it was stored. */
export type TermDates = { effectiveDate: IsoDate; termYears: number; endsOn?: IsoDate | undefined };

/** The last day of a first term that is not whole years. Undefined for whole years. */
export function lastDayOfPartTerm({
  effectiveDate,
  termYears,
  endsOn,
}: TermDates): IsoDate | undefined {
  if (endsOn === undefined || endsOn === addYears(effectiveDate, termYears)) return undefined;

  return addDays(endsOn, -1);
}

/** A first term: "4 years", or its days where it ends early: "January 4 to June 30, 2027". */
export function firstTermWords(dates: TermDates): string {
  const lastDay = lastDayOfPartTerm(dates);

  return lastDay ? formatPeriod(dates.effectiveDate, lastDay) : termWords(dates.termYears);
}
