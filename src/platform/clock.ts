import { type IsoDate, toIsoDate } from '~/domain/dates';

const MS_PER_MINUTE = 60_000;

/** The current time. Code that shows or stores a date gets the time here. */
export function now(): Date {
  return new Date();
}

/** Today's date in the visitor's time zone. */
export function today(): IsoDate {
  return localDay(now());
}

/** The date of a moment ("2026-11-20T16:00:00+00:00") in the visitor's time zone. */
export function dayOf(moment: string): IsoDate {
  return localDay(new Date(moment));
}

/** Without `Intl`, whose first use takes a slow phone longer than a tenth of a second. */
function localDay(moment: Date): IsoDate {
  return toIsoDate(moment.getTime() - moment.getTimezoneOffset() * MS_PER_MINUTE);
}
