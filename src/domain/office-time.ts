/** Times in the time zone of our office, for papers and mails. */
import { AGENCY_TIME_ZONE } from './business-day.ts';

const OFFICE_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: AGENCY_TIME_ZONE,
});

/** Format a moment (ISO 8601): "November 28, 2026 at 1:40 AM, Eastern Time". */
export function officeTime(moment: string): string {
  return `${OFFICE_TIME.format(new Date(moment))}, Eastern Time`;
}
