/** How long a customer has been waiting, and whether that is longer than promised. */
import { addDays, type IsoDate } from '../dates.ts';
import { PROMISED_BUSINESS_DAYS } from './review-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Format a wait: "5 minutes", "3 hours", "12 days". It is rounded down to whole units and is at
 * least a minute.
 */
export function waitingWords(milliseconds: number): string {
  if (milliseconds >= DAY_MS) return unitWords(Math.floor(milliseconds / DAY_MS), 'day');
  if (milliseconds >= HOUR_MS) return unitWords(Math.floor(milliseconds / HOUR_MS), 'hour');

  return unitWords(Math.max(1, Math.floor(milliseconds / MINUTE_MS)), 'minute');
}

function unitWords(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/**
 * Whether more business days have started since the first day than promised. Holidays count as
 * business days.
 */
export function isLate(from: IsoDate, today: IsoDate): boolean {
  let days = 0;
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    if (isBusinessDay(day)) days += 1;
    if (days > PROMISED_BUSINESS_DAYS) return true;
  }

  return false;
}

function isBusinessDay(day: IsoDate): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();

  return weekday !== SATURDAY && weekday !== SUNDAY;
}
