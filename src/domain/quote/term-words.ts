import { endsAtAward } from '../bonds/bond-types.ts';
import { UNTIL_BID_ENDS } from '../bonds/end-words.ts';
import type { StoredTerm } from '../bonds/first-term.ts';
import { addDays, addYears, formatPeriod, type IsoDate } from '../dates.ts';

/** The length of a term: "1 year", "4 years". */
export function termWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}

/** The term of a bond of a kind: "4 years", or the end of a bid bond. */
export function bondTermWords(slug: string, years: number): string {
  return endsAtAward(slug) ? UNTIL_BID_ENDS : termWords(years);
}

/** The effective date and the years of a first term, and its end, if it was stored. */
export type TermDates = {
  effectiveDate: IsoDate;
  termYears: number;
  endsOn?: IsoDate | undefined;
  ending?: StoredTerm['ending'] | undefined;
};

/** The last day of a first term that is not whole years. Undefined for whole years. */
export function lastDayOfPartTerm({
  effectiveDate,
  termYears,
  endsOn,
}: TermDates): IsoDate | undefined {
  if (endsOn === undefined || endsOn === addYears(effectiveDate, termYears)) return undefined;

  return addDays(endsOn, -1);
}

/** A first term: "4 years", its days where it ends early ("January 4 to June 30, 2027"), or the end of a bid bond. */
export function firstTermWords(dates: TermDates): string {
  if (dates.ending === 'at-award') return UNTIL_BID_ENDS;

  const lastDay = lastDayOfPartTerm(dates);

  return lastDay ? formatPeriod(dates.effectiveDate, lastDay) : termWords(dates.termYears);
}
