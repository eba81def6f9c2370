/** Reads a date in the formats that people type. */
import {
  addYears,
  formatDate,
  formatShortDate,
  type IsoDate,
  MONTH_NAMES,
  parseDate,
} from '../dates.ts';

/**
 * Dates on this site are rarely more than this many years ahead, so a two-digit year beyond them
 * belongs to the past century.
 */
const MAX_YEARS_AHEAD = 10;

/** Fewer letters do not name one month: "Ju" is June or July. */
const SHORTEST_MONTH = 3;

const CENTURIES = [20, 19];

const MONTHS = MONTH_NAMES.map((name) => name.toLowerCase());

type Parts = { year: string; month: string; day: string };

const NOTATIONS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/, // 2026-12-5
  /^(?<month>\d{1,2})[-/. ](?<day>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/, // 12/5/2026, 12/5/26
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/, // 12052026
  /^(?<month>[a-z]+)\.?[- ](?<day>\d{1,2})(?:st|nd|rd|th)?,?[- ](?<year>\d{4}|\d{2})$/i, // Dec 5, 2026
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[- ](?<month>[a-z]+)\.?,?[- ](?<year>\d{4}|\d{2})$/i, // 5 Dec 2026
];

/** The last day that a two-digit year may mean where no other day is given. */
export function latestTypedDay(today: IsoDate): IsoDate {
  return addYears(today, MAX_YEARS_AHEAD);
}

/**
 * Read a date with the month first, as Americans write it, with the month in letters, or in ISO
 * order. A two-digit year is the latest one that puts the day on or before `latest`. Undefined for
 * any other text, a day that does not exist, or a year outside 1900 to 2199.
 */
export function parseTypedDate(text: string, latest: IsoDate): IsoDate | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;

  const { year, month, day } = parts;
  const days = yearsOf(year)
    .map((fullYear) => parseDate(`${fullYear}-${month}-${day}`))
    .filter((date) => date !== undefined);

  return year.length === 2 ? days.find((date) => date <= latest) : days[0];
}

/** A typed day as MM/DD/YYYY: "12/05/2026" for "Dec 5, 26". Undefined for a text that `parseTypedDate` does not read. */
export function tidyDate(typed: string, latest: IsoDate): string | undefined {
  const day = parseTypedDate(typed, latest);

  return day === undefined ? undefined : formatShortDate(day);
}

/** What is wrong with a text that `parseTypedDate` does not read, and what to do. */
export function typedDateProblem(text: string, today: IsoDate): string {
  return partsOf(text)
    ? 'There is no such day. Check the month, the day and the year'
    : `Enter a month, a day and a year, such as ${formatDate(today)}`;
}

/** The year as typed, and month and day as two digits. Undefined for a text in another notation. */
function partsOf(text: string): Parts | undefined {
  const line = text.trim().replace(/\s+/g, ' ');
  const groups = NOTATIONS.map((notation) => notation.exec(line)?.groups).find(Boolean);
  const { year, month, day } = (groups ?? {}) as Partial<Parts>;
  const number = month && monthNumber(month);
  if (!year || !number || !day) return undefined;

  return { year, month: number, day: twoDigits(day) };
}

/** The month as two digits. Undefined for a word that names no month. */
function monthNumber(month: string): string | undefined {
  if (/^\d/.test(month)) return twoDigits(month);
  const index = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase()));

  return month.length < SHORTEST_MONTH || index === -1 ? undefined : twoDigits(index + 1);
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}

/** The years that the digits may mean, latest first. */
function yearsOf(digits: string): string[] {
  return digits.length === 2 ? CENTURIES.map((century) => `${century}${digits}`) : [digits];
}
