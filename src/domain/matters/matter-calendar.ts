/** The dates of matters as one calendar file. */
import { calendarFileOf, type CalendarEvent } from '../calendar/calendar-file.ts';
import type { IsoDate } from '../dates.ts';
import type { BoardRow } from './board.ts';

/** A row of the board with the renewal of its bond. */
export type DatedMatter = Pick<BoardRow, 'id' | 'title' | 'subtitle' | 'deadline' | 'isClosed'> & {
  expiryDate?: IsoDate | undefined;
};

const FILE_BY_REMINDER_DAYS = 3;
const RENEWAL_REMINDER_DAYS = 30;

/**
 * File-by days and renewals of open matters. The title names the matter, because the calendar is the firm's own.
 * `deskUrl` is a complete address.
 */
export function matterCalendar(
  matters: readonly DatedMatter[],
  { readOn, deskUrl }: { readOn: IsoDate; deskUrl: string },
): string {
  const events = matters
    .filter(({ isClosed }) => !isClosed)
    .flatMap((matter): CalendarEvent[] => {
      const { id, title, subtitle, deadline, expiryDate } = matter;
      const common = { readOn, description: subtitle, url: `${deskUrl}?matter=${id}` };

      return [
        ...(deadline
          ? [
              {
                ...common,
                uid: `file-by-${id}@marshline`,
                day: deadline,
                summary: `File the bond: ${title}`,
                remindDaysBefore: FILE_BY_REMINDER_DAYS,
              },
            ]
          : []),
        ...(expiryDate
          ? [
              {
                ...common,
                uid: `renewal-${id}@marshline`,
                day: expiryDate,
                summary: `Bond renews or ends: ${title}`,
                remindDaysBefore: RENEWAL_REMINDER_DAYS,
              },
            ]
          : []),
      ];
    });

  return calendarFileOf(events);
}
