/** The dates of matters as one calendar file. */
import { calendarFileOf, type CalendarEvent } from '../calendar/calendar-file.ts';
import type { IsoDate } from '../dates.ts';
import { type BoardRow, courtOf } from './board.ts';

/**
 * What a calendar shows of a matter: title, court and days. Others look at a calendar too, so it has no client, no case
 * number and no amount.
 */
export type DatedMatter = Pick<
  BoardRow,
  'id' | 'title' | 'court' | 'county' | 'deadline' | 'isClosed'
> & {
  /** The day on which the bond of the matter ends. Most court bonds have none. */
  expiryDate?: IsoDate | undefined;
  /** The day on which the next premium of the bond is due. */
  nextDue?: IsoDate | undefined;
};

/** The name of the subscription in calendar programs. */
const CALENDAR_NAME = 'Matters at Marshline';

const FILE_BY_REMINDER_DAYS = 3;
const RENEWAL_REMINDER_DAYS = 30;

/** File-by days and renewals of open matters. `deskUrl` is a complete address. */
export function matterCalendar(
  matters: readonly DatedMatter[],
  { readOn, deskUrl }: { readOn: IsoDate; deskUrl: string },
): string {
  const events = matters
    .filter(({ isClosed }) => !isClosed)
    .flatMap((matter): CalendarEvent[] => {
      const { id, title, deadline } = matter;
      const renewal = renewalOf(matter);
      const common = { readOn, description: courtOf(matter), url: `${deskUrl}?matter=${id}` };

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
        ...(renewal
          ? [
              {
                ...common,
                ...renewal,
                uid: `renewal-${id}@marshline`,
                remindDaysBefore: RENEWAL_REMINDER_DAYS,
              },
            ]
          : []),
      ];
    });

  return calendarFileOf(events, CALENDAR_NAME);
}

/** The end of the bond or, where it runs until the court releases it, the day of its next premium. */
function renewalOf({
  title,
  expiryDate,
  nextDue,
}: DatedMatter): Pick<CalendarEvent, 'day' | 'summary'> | undefined {
  if (expiryDate) return { day: expiryDate, summary: `Bond renews or ends: ${title}` };

  return nextDue ? { day: nextDue, summary: `Premium due: ${title}` } : undefined;
}
