import { addDays, addYears, yearOf, type IsoDate } from '../dates.ts';

/** The last term of a bond to renew. */
export type LastTerm = {
  /** The first day of the bond's first term. */
  effectiveDate: IsoDate;
  /** The first day after the last term. */
  endsOn: IsoDate;
  /** Whether the bond ends with the last day of a license year or a term. */
  endsWithLastDay?: boolean;
};

/**
 * The term that continues a bond. It starts on the day the last term ends, without a gap, and ends
 * `termYears` later. A bond that started on February 29 ends on February 28, or on the 29th in a
 * leap year. A license year that ends on the last day of February ends on that last day in every year.
 */
export function nextTerm(
  { effectiveDate, endsOn, endsWithLastDay = false }: LastTerm,
  termYears: number,
): { startsOn: IsoDate; endsOn: IsoDate } {
  const years = yearOf(endsOn) - yearOf(effectiveDate);
  const isAnniversary = addYears(effectiveDate, years) === endsOn;

  if (isAnniversary) {
    return { startsOn: endsOn, endsOn: addYears(effectiveDate, years + termYears) };
  }

  return {
    startsOn: endsOn,
    endsOn: endsWithLastDay ? afterSameDay(endsOn, termYears) : addYears(endsOn, termYears),
  };
}

/** The day after the same last day, years later. The last day of February stays the last day of February. */
function afterSameDay(endsOn: IsoDate, years: number): IsoDate {
  if (endsOn.endsWith('-03-01')) return addYears(endsOn, years);

  return addDays(addYears(addDays(endsOn, -1), years), 1);
}
