import { type IsoDate, todayIn } from '~/domain/dates';

/** The current time. Code that shows or stores a date gets the time here. */
export function now(): Date {
  return new Date();
}

/** Today's date in the visitor's time zone. */
export function today(): IsoDate {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now());
}

/** The date of a moment ("2026-11-20T16:00:00+00:00") in the visitor's time zone. */
export function dayOf(moment: string): IsoDate {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(moment));
}
