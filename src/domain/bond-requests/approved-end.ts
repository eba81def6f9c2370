import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { estimateChange } from './change-estimate.ts';
import type { PaidTerm } from './premium-estimates.ts';
import type { BondToChange } from './read-change.ts';
import { firstEndDay } from './request-rules.ts';

/** A request to end a bond. */
export type RequestedEnd = { kind: 'cancellation' | 'release'; endsOn: IsoDate };

/**
 * The first day without coverage when the end of a bond is approved `today`. For a cancellation,
 * notice is given today. The bond ends after the notice period, or on the requested day if it is
 * later, but never after its expiration date. A release takes effect on the date of its document.
 */
export function approvedEnd(
  { kind, endsOn }: RequestedEnd,
  { bondSlug, stateCode, expiryDate }: BondToChange,
  today: IsoDate,
): IsoDate {
  if (kind === 'release') return endsOn;

  const noticeHasRun = firstEndDay(bondSlug, stateCode, today);
  const end = endsOn > noticeHasRun ? endsOn : noticeHasRun;

  return expiryDate !== undefined && expiryDate < end ? expiryDate : end;
}

/**
 * The estimated refund when a bond ends on another day than requested. Undefined when the day is
 * the same or there is no estimate.
 */
export function laterRefund(
  asked: RequestedEnd,
  end: IsoDate,
  bond: BondToChange & { terms: readonly PaidTerm[] },
  today: IsoDate,
): Cents | undefined {
  return end === asked.endsOn
    ? undefined
    : estimateChange({ ...asked, endsOn: end }, bond, bond.terms, today);
}
