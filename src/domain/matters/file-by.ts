/** When the bond must be at the court, counted in business days. */
import { workingDaysUntil } from '../calendar/working-days.ts';
import { daysBetween, formatDate, type IsoDate } from '../dates.ts';

/** The days that a deadline follows from. */
export type Deadlines = { fileBy?: IsoDate | undefined; hearingOn?: IsoDate | undefined };

/** How near a deadline is. */
export type Urgency = 'late' | 'soon' | 'later';

/** From this many business days on, a deadline is no longer near. */
const SOON_DAYS = 5;

/** A deadline counts at most this far, so that a far day costs nothing. */
const MAX_COUNTED_DAYS = 400;

/** The day by which the bond must be filed: the given day, otherwise the hearing. */
export function fileByOf({ fileBy, hearingOn }: Deadlines): IsoDate | undefined {
  return fileBy ?? hearingOn;
}

/** The countdown to a deadline: "3 business days", "today", "2 business days late". */
export function countdown(day: IsoDate, today: IsoDate): { words: string; urgency: Urgency } {
  if (Math.abs(daysBetween(today, day)) > MAX_COUNTED_DAYS) {
    return { words: formatDate(day), urgency: day < today ? 'late' : 'later' };
  }
  const days = workingDaysUntil(today, day);
  if (day < today)
    return { words: days === 0 ? 'late' : `${dayWords(-days)} late`, urgency: 'late' };
  if (day === today) return { words: 'today', urgency: 'soon' };
  if (days === 0) return { words: 'before the next business day', urgency: 'soon' };

  return { words: dayWords(days), urgency: days < SOON_DAYS ? 'soon' : 'later' };
}

function dayWords(days: number): string {
  return days === 1 ? '1 business day' : `${days} business days`;
}
