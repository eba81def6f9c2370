/** Whether and when a bond can be renewed. */
import { addDays, type IsoDate } from '../dates.ts';
import type { RenewalStatus } from '../bonds/renewal-status.ts';
import { isTermOver } from './reminders.ts';

/** A renewal opens so many days before it is due: a month before the first reminder. `submit_renewal` is called with it. */
export const RENEWAL_WINDOW_DAYS = 90;

/** What decides about the renewal of a bond. */
export type RenewalFacts = {
  status: string;
  /** The first day without the bond; left out where it runs until it is released. */
  expiryDate?: IsoDate | undefined;
  renewals: readonly { nextDue: IsoDate; status: RenewalStatus }[];
};

/**
 * Where the renewal of a bond stands: open, with the day the next term starts; not open yet; under way, because an
 * application was sent; renewed a short while ago; or closed, because the bond does not run or has no next term.
 */
export type RenewalStanding =
  | { name: 'open'; startsOn: IsoDate }
  | { name: 'later'; opensOn: IsoDate }
  | { name: 'under-way' }
  | { name: 'renewed'; opensOn: IsoDate }
  | { name: 'closed' };

/** Where the renewal of a bond stands on a day. */
export function renewalStanding(
  { status, expiryDate, renewals }: RenewalFacts,
  today: IsoDate,
): RenewalStanding {
  const [next] = renewals
    .filter((renewal) => renewal.status === 'upcoming' || renewal.status === 'started')
    .sort((one, other) => one.nextDue.localeCompare(other.nextDue));

  if (next?.status === 'started') return { name: 'under-way' };
  if (status !== 'active' || next === undefined) return { name: 'closed' };
  if (expiryDate !== undefined && isTermOver(expiryDate, today)) return { name: 'closed' };

  const opensOn = addDays(next.nextDue, -RENEWAL_WINDOW_DAYS);
  if (opensOn <= today) return { name: 'open', startsOn: next.nextDue };

  return renewals.some((renewal) => renewal.status === 'renewed')
    ? { name: 'renewed', opensOn }
    : { name: 'later', opensOn };
}

/** Why a bond cannot be renewed now, as the server says it. */
export function renewalRefusal(
  standing: Exclude<RenewalStanding, { name: 'open' }>,
): 'already-renewed' | 'not-renewable' {
  const { name } = standing;

  return name === 'under-way' || name === 'renewed' ? 'already-renewed' : 'not-renewable';
}
