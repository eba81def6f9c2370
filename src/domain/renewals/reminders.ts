/** When somebody is reminded that a bond has to be renewed. */
import { daysBetween, type IsoDate } from '../dates.ts';

/** How many days before the end of a term its customer is reminded; `remind_of_renewals` is called with them. */
export const REMINDER_DAYS = [60, 30, 7] as const;

export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** A term that ends: its first day without the bond, and the reminder that was sent last, in days before that. */
export type EndingTerm = { endsOn: IsoDate; reminded?: ReminderDays | undefined };

/**
 * The reminder that is due on a day: the nearest one whose day has come, so that who was not reminded for some days
 * gets one mail and not several. None before the first, none twice, and none once the term is over. The database has
 * the same rule in `remind_of_renewals`.
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

/** Whether a term is over: its end is the first day without the bond, from 12:01 a.m. on, as the paper says. */
export function isTermOver(endsOn: IsoDate, today: IsoDate): boolean {
  return endsOn <= today;
}
