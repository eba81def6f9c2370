import { agencyDay, businessDay } from '../business-day.ts';
import type { IsoDate } from '../dates.ts';

/**
 * The day on which a bond is judged at a moment, in every time zone alike. A bond starts with its first day at our office,
 * in the east of the country, and ends when its last day is over in every state.
 */
export function verificationDay({ effectiveDate }: { effectiveDate: IsoDate }, now: Date): IsoDate {
  const day = businessDay(now);

  return day < effectiveDate && effectiveDate <= agencyDay(now) ? effectiveDate : day;
}
