/** Whether and when a bond can be renewed. */
import { addDays, type IsoDate } from '../dates.ts';
import { isTermOver, RENEWAL_WINDOW_DAYS } from './reminders.ts';

/** The statuses of a renewal. The database has the same list. */
export const RENEWAL_STATUSES = ['upcoming', 'started', 'renewed', 'lapsed'] as const;

export type RenewalStatus = (typeof RENEWAL_STATUSES)[number];

/** The facts that determine whether a bond can be renewed. */
export type RenewalFacts = {
  status: string;
  /** The first day without coverage. Missing when the bond lasts until its release. */
  expiryDate?: IsoDate | undefined;
  renewals: readonly { nextDue: IsoDate; status: RenewalStatus }[];
};

/**
 * Whether a bond can be renewed. 'open': now; `startsOn` is the first day of the next term.
 * 'later': not yet. 'under-way': a renewal application was submitted. 'renewed': recently renewed,
 * and the next renewal is not open yet. 'closed': the bond is not active or has no next term.
 */
export type RenewalState =
  | { name: 'open'; startsOn: IsoDate }
  | { name: 'later'; opensOn: IsoDate }
  | { name: 'under-way' }
  | { name: 'renewed'; opensOn: IsoDate }
  | { name: 'closed' };

/** Whether a bond can be renewed `today`. */
export function findRenewalState(
  { status, expiryDate, renewals }: RenewalFacts,
  today: IsoDate,
): RenewalState {
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

/** The server's failure code for a bond that cannot be renewed now. */
export function renewalRefusal(
  renewalState: Exclude<RenewalState, { name: 'open' }>,
): 'already-renewed' | 'not-renewable' {
  const { name } = renewalState;

  return name === 'under-way' || name === 'renewed' ? 'already-renewed' : 'not-renewable';
}
