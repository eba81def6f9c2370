import { type IsoDate, todayIn } from '~/domain/dates';

/** The present moment. The only place of the browser code that reads the machine's clock. */
export function now(): Date {
  return new Date();
}

/** Today's date where the visitor is. */
export function today(): IsoDate {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now());
}

/** The day of a moment ("2026-11-20T16:00:00+00:00") where the visitor is. */
export function dayOf(moment: string): IsoDate {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(moment));
}
