/**
 * Moments in the reader's time zone, without `Intl`: a page's first `Intl` format keeps a phone busy for 50 ms, and the
 * pages behind the sign-in show moments as soon as they load.
 */
import { MONTH_NAMES } from '../dates.ts';
import { hourWords } from './hour-words.ts';

/** Format a moment: "Nov 20, 2026, 9:30 AM". */
export function momentWords(at: string | Date): string {
  return `${dayWords(at)}, ${hourWords(new Date(at))}`;
}

/** Format a moment with the whole name of its month: "November 20, 2026 at 9:30 AM". */
export function longMomentWords(at: string | Date): string {
  return `${longDayWords(at)} at ${hourWords(new Date(at))}`;
}

/** Format a moment's day: "Nov 20, 2026". */
export function dayWords(at: string | Date): string {
  const date = new Date(at);

  return `${monthName(date).slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}

/** Format a moment's day with the whole name of its month: "November 20, 2026". */
export function longDayWords(at: string | Date): string {
  const date = new Date(at);

  return `${monthName(date)} ${date.getDate()}, ${date.getFullYear()}`;
}

function monthName(date: Date): string {
  return String(MONTH_NAMES[date.getMonth()]);
}
