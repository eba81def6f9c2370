/** Times in the time zone of our office, for papers and mails. */
import { AGENCY_TIME_ZONE } from './business-day.ts';

/**
 * Format a moment (ISO 8601): "November 28, 2026 at 1:40 AM, Eastern Time". The format is made here and not when the file
 * loads, because pages import it, and a phone needs 50 ms for the first.
 */
export function officeTime(moment: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: AGENCY_TIME_ZONE,
  });

  return `${format.format(new Date(moment))}, Eastern Time`;
}
