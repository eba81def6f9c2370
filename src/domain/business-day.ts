import { type IsoDate, todayIn } from './dates.ts';

/** The last of the 50 states in which a day ends. */
const LAST_TIME_ZONE = 'Pacific/Honolulu';

/** The time zone of the agency's office (content/site.yaml). Documents are dated in it. */
export const AGENCY_TIME_ZONE = 'America/New_York';

/** The day that rules are checked against. A day is past only when it is past in every state. */
export function businessDay(now: Date): IsoDate {
  return todayIn(LAST_TIME_ZONE, now);
}

/** The day in the agency's time zone. Papers, requests and decisions are dated with it. */
export function agencyDay(now: Date): IsoDate {
  return todayIn(AGENCY_TIME_ZONE, now);
}
