import type { IsoDate } from '../dates.ts';
import { BOND_STATUSES } from './bond-status.ts';
import type { BondVerification } from './bond-verification.ts';

/**
 * The statuses of a bond, 'later': issued, but not in force before its effective date, and 'released': ended by its release,
 * which the status calls cancelled.
 */
export const BOND_STAGES = [...BOND_STATUSES, 'later', 'released'] as const;

/** The status of a bond for a person who verifies it. */
export type BondStage = (typeof BOND_STAGES)[number];

/** The stage of a verified bond on a day. The record says "active" from the issue until the nightly job has seen the end. */
export function bondStageOn(
  { status, effectiveDate, expiryDate, isReleased }: BondVerification,
  today: IsoDate,
): BondStage {
  if (status === 'cancelled') return isReleased ? 'released' : status;
  if (expiryDate !== null && expiryDate <= today) return 'expired';

  return status === 'active' && effectiveDate > today ? 'later' : status;
}
