import { daysBetween, type IsoDate } from '../dates.ts';

/**
 * The number of days until a renewal is due: 0 on the day itself, negative after it. Both are
 * calendar days, so the result is a whole number and the same in every time zone.
 */
export function daysRemaining(nextDue: IsoDate, today: IsoDate): number {
  return Math.ceil(daysBetween(today, nextDue));
}
