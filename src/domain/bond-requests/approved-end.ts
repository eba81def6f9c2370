import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import { estimateChange } from './change-estimate.ts';
import type { PaidTerm } from './premium-estimates.ts';
import type { BondToChange } from './read-change.ts';
import { firstEndDay } from './request-rules.ts';

/** A request to end a bond. */
export type RequestedEnd = { kind: 'cancellation' | 'release'; endsOn: IsoDate };

/**
 * The first day without a bond when its end is approved on a day before its last. Notice of a cancellation is given
 * then, so the bond ends when that has run, or on the later day asked for, and never after its own end. A release has
 * the date of its paper.
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

/** What may come back when a bond ends on another day than was asked; undefined where it is the same, or not told. */
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
