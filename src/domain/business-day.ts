import { type IsoDate, toIsoDate, todayIn } from './dates.ts';

/** Hawaii's time, all year: 10 hours behind UTC. Of the 50 states, Hawaii is the last in which a day ends. */
const LAST_OFFSET_MS = 10 * 60 * 60 * 1000;

/** The time zone of the agency's office (content/site.yaml). Documents are dated in it. */
export const AGENCY_TIME_ZONE = 'America/New_York';

/** The day that rules are checked against. A day is past only when it is past in every state. */
export function businessDay(now: Date): IsoDate {
  return toIsoDate(now.getTime() - LAST_OFFSET_MS);
}

/** The day in the agency's time zone. Papers, requests and decisions are dated with it. */
export function agencyDay(now: Date): IsoDate {
  return todayIn(AGENCY_TIME_ZONE, now);
}
