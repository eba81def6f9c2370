import { todayIn, type IsoDate } from '../../../src/domain/dates.ts';

/** The last of the 50 states to end a day. */
const LAST_TIME_ZONE = 'Pacific/Honolulu';

/** Where the agency signs (content/site.yaml): a paper bears the day it is there. */
export const AGENCY_TIME_ZONE = 'America/New_York';

/** The day that rules are checked against: a day is past when it is past in every state. */
export function businessDay(now: Date): IsoDate {
  return todayIn(LAST_TIME_ZONE, now);
}
