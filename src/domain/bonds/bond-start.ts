/** What a bond's first day means for its riders and for its end. */
import type { IsoDate } from '../dates.ts';

/** The first day of a rider's change: the day of the rider, or the bond's first day if that is later. */
export function changesFrom(riderDay: IsoDate, effectiveDate: IsoDate): IsoDate {
  return riderDay > effectiveDate ? riderDay : effectiveDate;
}

/**
 * Whether a bond was cancelled on its first day or before it, so that it never takes effect. A release is
 * different: the surety still answers for what happened before the court's order.
 */
export function neverStarts({
  effectiveDate,
  cancelledOn,
  isReleased = false,
}: {
  effectiveDate?: IsoDate | undefined;
  /** The first day without the bond. */
  cancelledOn?: IsoDate | null | undefined;
  /** Whether the bond ended with its release. */
  isReleased?: boolean | undefined;
}): boolean {
  if (
    isReleased ||
    effectiveDate === undefined ||
    cancelledOn === undefined ||
    cancelledOn === null
  )
    return false;

  return cancelledOn <= effectiveDate;
}
