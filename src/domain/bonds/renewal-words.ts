/** The days until a renewal, as a number and in words. */
import { formatWholeNumber } from '../formats/whole-number.ts';
import { addDays, daysBetween, formatDate, type IsoDate } from '../dates.ts';
import { lastDayToRenew, RENEWAL_WINDOW_DAYS } from '../renewals/reminders.ts';
import { BILLED_AGAIN } from './end-words.ts';

/** An underwriter and the mail take about this long, so a renewal is urgent from here on. */
const SOON_DAYS = 30;

/**
 * The number of days until a renewal is due: 0 on the day itself, negative after it. Both are
 * calendar days, so the result is a whole number and the same in every time zone.
 */
export function daysRemaining(nextDue: IsoDate, today: IsoDate): number {
  return Math.ceil(daysBetween(today, nextDue));
}

/** Format the days until a renewal: "Due today", "1 day remaining", "1,461 days remaining". */
export function remainingWords(days: number): string {
  if (days < 0) return 'Past due';
  if (days === 0) return 'Due today';

  return days === 1 ? '1 day remaining' : `${formatWholeNumber(days)} days remaining`;
}

/** Whether the customer has to start the renewal now. */
export function isRenewalPressing(days: number): boolean {
  return days <= SOON_DAYS;
}

/**
 * When a bond can be renewed. A bond without an end goes on, and only its next premium is due.
 */
export function renewalOpensWords(
  { expiryDate }: { expiryDate?: IsoDate },
  opensOn: IsoDate,
): string {
  const opens = formatDate(opensOn);
  if (expiryDate !== undefined) return `You can renew it from ${opens} on. We’ll email you.`;

  const due = formatDate(addDays(opensOn, RENEWAL_WINDOW_DAYS));

  return `Its next premium is due ${due}. You can pay it from ${opens} on. We’ll email you.`;
}

/**
 * Until when a bond can be renewed now, and what is due. `endsOn` is the day that its papers name. A bond without an end
 * goes on, and only its premium is due.
 */
export function renewalIsOpenWords(endsOn: IsoDate | undefined, startsOn: IsoDate): string {
  const renewBy = renewByWords(startsOn);

  return endsOn === undefined
    ? `${premiumDueWords(startsOn)} ${BILLED_AGAIN}. ${renewBy}`
    : `${renewBy} The bond ends on ${formatDate(endsOn)}.`;
}

/** By when to renew a bond in a list. A bond without an end goes on, and only its premium is due. */
export function renewalDeadlineWords(endsOn: IsoDate | undefined, nextDue: IsoDate): string {
  const renewBy = renewByWords(nextDue);

  return endsOn === undefined ? `${premiumDueWords(nextDue)} ${renewBy}` : renewBy;
}

function renewByWords(nextDue: IsoDate): string {
  return `Renew by ${formatDate(lastDayToRenew(nextDue))}.`;
}

function premiumDueWords(nextDue: IsoDate): string {
  return `The next premium is due on ${formatDate(nextDue)}.`;
}

/** The address that starts a renewal quote for a bond. */
export function renewalHref(bond: { id: string; bondSlug: string; stateCode: string }): string {
  const query = new URLSearchParams({
    bondType: bond.bondSlug,
    state: bond.stateCode,
    renews: bond.id,
  });

  return `/quote?${query.toString()}`;
}
