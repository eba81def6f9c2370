/** When a renewal opens, and when customers are reminded of it. */
import { addDays, daysBetween, type IsoDate } from '../dates.ts';

/**
 * The number of days before the due date on which renewals open, a month before the first reminder.
 * The function passes it to `submit_renewal`.
 */
export const RENEWAL_WINDOW_DAYS = 90;

/**
 * The days before the end of a term on which the customer is reminded. The job passes them to
 * `remind_of_renewals`.
 */
export const REMINDER_DAYS = [60, 30, 7] as const;

export type ReminderDays = (typeof REMINDER_DAYS)[number];

/**
 * A term that ends: its first day without coverage, and the last reminder that was sent, in days
 * before the end.
 */
export type EndingTerm = { endsOn: IsoDate; reminded?: ReminderDays | undefined };

/**
 * The reminder that is due today: the latest one whose day has come, so that a customer gets one
 * mail after missed days instead of several. None before the first day, none twice, and none after
 * the term. The database has the same rule in `remind_of_renewals`.
 */
export function reminderDue(
  { endsOn, reminded }: EndingTerm,
  today: IsoDate,
): ReminderDays | undefined {
  const daysLeft = daysBetween(today, endsOn);
  const nearest = REMINDER_DAYS.filter((days) => days >= daysLeft).at(-1);
  if (daysLeft <= 0 || nearest === undefined) return undefined;

  return reminded === undefined || reminded > nearest ? nearest : undefined;
}

/**
 * The last day to renew: the last day of the term that is paid. `nextDue` is the first day after it. On
 * that day a bond with an end is over, and it can't be renewed anymore.
 */
export function lastDayToRenew(nextDue: IsoDate): IsoDate {
  return addDays(nextDue, -1);
}

/**
 * Whether a term is over. Its end is the first day without coverage, which starts at 12:01 a.m.
 * according to the bond.
 */
export function isTermOver(endsOn: IsoDate, today: IsoDate): boolean {
  return endsOn <= today;
}
