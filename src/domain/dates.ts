/** A calendar day as 'YYYY-MM-DD', without a time or a zone. */
export type IsoDate = string;

/**
 * The allowed years of a date on this site: from the birth of the oldest applicant to the end of
 * any bond.
 */
export const EARLIEST_YEAR = 1900;
export const LATEST_YEAR = 2199;

const ISO = /^\d{4}-\d{2}-\d{2}$/;
const AMERICAN = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;

export const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * The names of the months and, from Sunday on, of the weekdays. A page's first `Intl.DateTimeFormat` keeps a phone busy
 * for 50 ms, and every page of the application shows days.
 */
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const WEEKDAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

function toTime(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The day of a moment in UTC. `time` is in milliseconds since 1970. */
export function toIsoDate(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function isRealDay(date: IsoDate): boolean {
  const time = toTime(date);

  return !Number.isNaN(time) && toIsoDate(time) === date;
}

/** Rearrange an American date into ISO order. Returns any other text unchanged. */
function toIsoOrder(text: string): string {
  return text.replace(
    AMERICAN,
    (_, month: string, _separator, day: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

/**
 * Parse a date in a common American format (2026-11-20, 11/20/2026, 11-20-2026). Undefined for a
 * day that does not exist, a two-digit year, or a year outside 1900 to 2199.
 */
export function parseDate(text: string): IsoDate | undefined {
  const date = toIsoOrder(text.trim());
  if (!ISO.test(date) || !isRealDay(date)) return undefined;

  const year = yearOf(date);
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR ? date : undefined;
}

/** The day `days` days later, or earlier when negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(toTime(date) + days * MILLISECONDS_PER_DAY);
}

/**
 * The same day `years` years later. February 29 becomes February 28 in a year without a leap day.
 */
export function addYears(date: IsoDate, years: number): IsoDate {
  const sameDay = `${yearOf(date) + years}${date.slice('YYYY'.length)}`;

  return isRealDay(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}

/** The number of days from one day to another. Negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toTime(to) - toTime(from)) / MILLISECONDS_PER_DAY;
}

/** The year of a day, as a number. */
export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 'YYYY'.length));
}

/** Format a day: "November 20, 2026". */
export function formatDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];

  return `${MONTH_NAMES[month - 1]} ${day}, ${year}`;
}

/** Format a period with its first and last day: "January 4 to June 30, 2027", "December 1, 2026 to March 31, 2027". */
export function formatPeriod(first: IsoDate, last: IsoDate): string {
  const isInOneYear = yearOf(first) === yearOf(last);
  const [monthAndDay] = formatDate(first).split(',');

  return `${isInOneYear ? monthAndDay : formatDate(first)} to ${formatDate(last)}`;
}

/** Format a day for a form field: "11/20/2026". `parseDate` reads it. */
export function formatShortDate(date: IsoDate): string {
  const [year, month, day] = date.split('-');

  return `${month}/${day}/${year}`;
}

/** Format a day with its weekday: "Saturday, December 12, 2026". */
export function formatFullDate(date: IsoDate): string {
  return `${WEEKDAY_NAMES[new Date(toTime(date)).getUTCDay()]}, ${formatDate(date)}`;
}

/** The latest time zone with its format, which takes a hundred times longer to make than to use. */
let latestZone: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

/** The date in a time zone ("America/New_York") at a moment. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  if (latestZone?.timeZone !== timeZone) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    latestZone = { timeZone, format: new Intl.DateTimeFormat('en-US', { timeZone, ...parts }) };
  }
  const [month, day, year] = latestZone.format.format(now).split('/');

  return `${year}-${month}-${day}`;
}
