/** Working days: Monday to Friday without the federal holidays of 5 U.S.C. 6103. */
import { addDays, daysBetween, type IsoDate, yearOf } from '../dates.ts';

const SATURDAY = 6;
const DAYS_PER_WEEK = 7;

/** A Sunday: 1970-01-04. Days of the week count from it. */
const A_SUNDAY = '1970-01-04';

/** Holidays on a fixed day: month and day. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** Holidays on a day of the week: month, day of the week (1 is Monday), and its number in the month. */
const FLOATING = [
  ['01', 1, 3],
  ['02', 1, 3],
  ['09', 1, 1],
  ['10', 1, 2],
  ['11', 4, 4],
] as const;

/** The day of the week: 0 is Sunday. */
function weekday(day: IsoDate): number {
  return ((daysBetween(A_SUNDAY, day) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
}

function nthWeekday(firstOfMonth: IsoDate, wanted: number, nth: number): IsoDate {
  const ahead = (wanted - weekday(firstOfMonth) + DAYS_PER_WEEK) % DAYS_PER_WEEK;

  return addDays(firstOfMonth, ahead + (nth - 1) * DAYS_PER_WEEK);
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(day: IsoDate): IsoDate {
  if (weekday(day) === SATURDAY) return addDays(day, -1);

  return weekday(day) === 0 ? addDays(day, 1) : day;
}

/** The federal holidays of a year as they are observed. New Year's Day of the next year may fall into December. */
export function federalHolidays(year: number): IsoDate[] {
  const lastMonday = nthWeekday(`${year}-06-01`, 1, 1); // Memorial Day is the Monday a week before the first of June

  return [
    ...FIXED.map((day) => observed(`${year}-${day}`)),
    ...FLOATING.map(([month, day, nth]) => nthWeekday(`${year}-${month}-01`, day, nth)),
    addDays(lastMonday, -DAYS_PER_WEEK),
    observed(`${year + 1}-01-01`),
  ].sort();
}

/** The holidays of the years that were asked for. A board counts the days to many deadlines. */
const KNOWN_HOLIDAYS = new Map<number, ReadonlySet<IsoDate>>();

function holidaysOf(year: number): ReadonlySet<IsoDate> {
  const known = KNOWN_HOLIDAYS.get(year) ?? new Set(federalHolidays(year));
  KNOWN_HOLIDAYS.set(year, known);

  return known;
}

/** Whether courts that keep federal holidays are open. */
export function isWorkingDay(day: IsoDate): boolean {
  const inWeek = weekday(day);

  return inWeek !== 0 && inWeek !== SATURDAY && !holidaysOf(yearOf(day)).has(day);
}

/**
 * The working days from today to a day: 0 on the day itself, 1 when it is the next working day. Negative
 * after it. `today` does not count, the day itself does.
 */
export function workingDaysUntil(today: IsoDate, day: IsoDate): number {
  if (day < today) return 0 - workingDaysUntil(day, today);

  let count = 0;
  for (let next = addDays(today, 1); next <= day; next = addDays(next, 1)) {
    if (isWorkingDay(next)) count += 1;
  }

  return count;
}
