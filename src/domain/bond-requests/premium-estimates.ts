/** What ending or changing a bond does to its premium: estimates, and the final figure is the underwriter's. */
import type { BondSlug } from '../bonds/bond-types.ts';
import { addYears, daysBetween, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/** Days from `from` up to, not including, `to`. */
export type Period = { from: IsoDate; to: IsoDate };

export type RefundFacts = {
  /** What was paid for the period, without fees and taxes. */
  premium: Cents;
  /** The day the bond first took effect: its first year is earned in full. */
  firstDay: IsoDate;
  /** What the premium was paid for. */
  period: Period;
  /** The first day without the bond. */
  endsOn: IsoDate;
};

export type Refund = { amount: Cents; unearnedDays: number; totalDays: number };

/**
 * What of a premium comes back when a bond ends on a day. The rule is that of our terms, `cancellation` in
 * `content/legal/terms.yaml` (and of the domain facts, C3, "Earned premium"): the first year is earned in full, after
 * it unearned premium is returned in proportion. That a proportion counts days, leap days too, and drops the part of a
 * cent is our own reading, so the outcome is an estimate. Fees and taxes do not come back.
 */
export function refundEstimate({ premium, firstDay, period, endsOn }: RefundFacts): Refund {
  const totalDays = daysBetween(period.from, period.to);
  const earnedUntil = latest(endsOn, addYears(firstDay, 1), period.from);
  const unearnedDays = Math.max(0, daysBetween(earnedUntil, period.to));

  return { amount: Math.floor((premium * unearnedDays) / totalDays), unearnedDays, totalDays };
}

/**
 * Whether a premium is given back by days at all. A contract bond is settled at the end, because its price follows the
 * contract (`content/articles/bond-pricing-explained.mdx`).
 */
export function isRefundedByDays(bond: BondSlug): boolean {
  return bond !== 'bid-bond' && bond !== 'performance-bond' && bond !== 'payment-bond';
}

/**
 * The day from which premium counts as unearned. Premium is owed until we have the release, so one that is dated back
 * counts from the day it is sent (`renewal` in `content/legal/terms.yaml`).
 */
export function refundDay(endsOn: IsoDate, sentOn: IsoDate): IsoDate {
  return latest(endsOn, sentOn);
}

export type AmountChange = {
  /** What was paid for the period at the present amount. */
  premium: Cents;
  amount: Cents;
  newAmount: Cents;
  period: Period;
  /** The day from which the new amount holds. */
  from: IsoDate;
};

/**
 * What a higher amount costs for the rest of the paid period, at the rate of the bond and in proportion to the days
 * left, rounded to a cent. No source names a rule for it, so it is an estimate. A lower amount costs nothing; whether
 * it gives anything back the underwriter says.
 */
export function additionalPremium({
  premium,
  amount,
  newAmount,
  period,
  from,
}: AmountChange): Cents {
  const totalDays = daysBetween(period.from, period.to);
  const daysLeft = Math.max(0, daysBetween(latest(from, period.from), period.to));
  const increase = Math.max(0, newAmount - amount);

  return Math.round(premium * (increase / amount) * (daysLeft / totalDays));
}

/** ISO days sort as texts. */
function latest(first: IsoDate, ...others: IsoDate[]): IsoDate {
  return others.reduce((late, date) => (date > late ? date : late), first);
}
