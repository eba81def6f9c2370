import { PAID_TERM_ENDS } from '../bonds/end-words.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { REMINDER_DAYS } from './reminders.ts';

/** A renewal for a calendar. */
export type RenewalDay = {
  bondId: string;
  bondNumber: string;
  /** The name of the bond with its matter. */
  bondName: string;
  /** The last day to renew. */
  day: IsoDate;
  /** The day on which the file is made. */
  readOn: IsoDate;
  /** The address that starts the renewal. */
  url: string;
};

/** A file to save or to attach. */
export type CalendarAttachment = { fileName: string; text: string };

/** The day in the middle of our reminders, so that the calendar reminds once. */
const [, REMIND_DAYS_BEFORE] = REMINDER_DAYS;

/**
 * The calendar file of a renewal. Page and mail give an event the same UID, so that a calendar that
 * gets both shows it once.
 */
export function renewalCalendar(renewal: RenewalDay): CalendarAttachment {
  const { bondId, bondNumber, bondName, day, readOn, url } = renewal;
  const bond = `${bondName}, ${bondNumber}`;

  return {
    fileName: `renew-${bondNumber.toLowerCase()}.ics`,
    text: calendarFile({
      uid: `renewal-${bondId}-${day}@marshlinesurety`,
      day,
      readOn,
      summary: `Last day to renew: ${bond}`,
      description: `Renew ${bond}, by ${formatDate(day)}. ${PAID_TERM_ENDS}\n${url}`,
      url,
      remindDaysBefore: REMIND_DAYS_BEFORE,
      reminder: `Renew by ${formatDate(day)}: ${bond}`,
    }),
  };
}
