import { todayIn, type IsoDate } from '../dates.ts';

/** Where the agency is (content/site.yaml): a notice goes out on the day it is there. */
const AGENCY_TIME_ZONE = 'America/New_York';

/** The day that a request is made or decided on, the same in the browser and on the server. */
export function requestDay(now: Date): IsoDate {
  return todayIn(AGENCY_TIME_ZONE, now);
}
