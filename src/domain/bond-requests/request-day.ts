import { AGENCY_TIME_ZONE } from '../business-day.ts';
import { todayIn, type IsoDate } from '../dates.ts';

/** The day of a request or decision, in the agency's time zone. Browser and server agree on it. */
export function requestDay(now: Date): IsoDate {
  return todayIn(AGENCY_TIME_ZONE, now);
}
