import { addYears, yearOf, type IsoDate } from '../dates.ts';

/** The term of a bond that another one follows. */
export type LastTerm = {
  /** The first day of the bond's first term. */
  effectiveDate: IsoDate;
  /** The first day after the last term. */
  endsOn: IsoDate;
};

/**
 * The term that continues a bond: it starts on the day the last one ends, without a day between, and ends after so
 * many years. A bond that began on February 29 ends on the 28th, and on the 29th again where the year has one.
 */
export function nextTerm(
  { effectiveDate, endsOn }: LastTerm,
  termYears: number,
): { startsOn: IsoDate; endsOn: IsoDate } {
  const years = yearOf(endsOn) - yearOf(effectiveDate);
  const isAnniversary = addYears(effectiveDate, years) === endsOn;

  return {
    startsOn: endsOn,
    endsOn: isAnniversary
      ? addYears(effectiveDate, years + termYears)
      : addYears(endsOn, termYears),
  };
}
