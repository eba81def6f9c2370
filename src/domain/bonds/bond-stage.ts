import type { IsoDate } from '../dates.ts';
import type { BondStatus } from './bond-status.ts';
import type { BondVerification } from './bond-verification.ts';

/**
 * A bond's status, or 'later': issued, but not in force before its effective date, or 'released': ended by its release, which
 * the status calls cancelled.
 */
export type BondStage = BondStatus | 'later' | 'released';

/** The stage of a verified bond on a day. The record says "active" from the issue until the nightly job has seen the end. */
export function bondStageOn(
  { status, effectiveDate, expiryDate, isReleased }: BondVerification,
  today: IsoDate,
): BondStage {
  if (status === 'cancelled') return isReleased ? 'released' : status;
  if (expiryDate !== null && expiryDate <= today) return 'expired';

  return status === 'active' && effectiveDate > today ? 'later' : status;
}
