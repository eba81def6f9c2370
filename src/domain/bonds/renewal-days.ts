import { daysBetween, type IsoDate } from '../dates.ts';

/**
 * Spec 2, section 9: the days until a renewal is due, rounded up. Both are days of a calendar, so every zone counts
 * whole days and the same ones: 0 on the day itself, negative once it is past.
 */
export function daysRemaining(nextDue: IsoDate, today: IsoDate): number {
  return Math.ceil(daysBetween(today, nextDue));
}
