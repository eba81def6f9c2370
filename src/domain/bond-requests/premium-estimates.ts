/** What ending or changing a bond does to its premium: estimates, and the final figure is the underwriter's. */
import type { BondSlug } from '../bonds/bond-types.ts';
import { addYears, daysBetween, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/** A term that was paid for: its days from `from` up to, not including, `to`, and the premium without fees and taxes. */
export type PaidTerm = { from: IsoDate; to: IsoDate; premium: Cents };

export type RefundFacts = {
  /** The day the bond first took effect: its first year is earned in full. */
  firstDay: IsoDate;
  terms: readonly PaidTerm[];
  /** The first day without the bond. */
  endsOn: IsoDate;
};

/** What may come back, in cents, and for how many days of how many. */
export type Refund = { amount: Cents; unearnedDays: number; totalDays: number };

/**
 * What of the premium comes back when a bond ends on a day. The rule is that of our terms, `cancellation` in
 * `content/legal/terms.yaml` (and of the domain facts, C3, "Earned premium"): the first year is earned in full, after
 * it unearned premium is returned in proportion. That a proportion counts days, leap days too, and drops the part of a
 * cent is our own reading, so the outcome is an estimate. Fees and taxes do not come back.
 */
export function refundEstimate({ firstDay, terms, endsOn }: RefundFacts): Refund {
  const earnedUntil = latest(endsOn, addYears(firstDay, 1));
  const parts = terms.map(({ from, to, premium }): Refund => {
    const totalDays = daysBetween(from, to);
    const unearnedDays = daysLeft(earnedUntil, { from, to });

    return { amount: Math.floor((premium * unearnedDays) / totalDays), unearnedDays, totalDays };
  });

  return {
    amount: sum(parts.map(({ amount }) => amount)),
    unearnedDays: sum(parts.map(({ unearnedDays }) => unearnedDays)),
    totalDays: sum(parts.map(({ totalDays }) => totalDays)),
  };
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
  amount: Cents;
  newAmount: Cents;
  terms: readonly PaidTerm[];
  /** The day from which the new amount holds. */
  from: IsoDate;
};

/**
 * What a higher amount costs for the rest of what is paid, at the rate of the bond and in proportion to the days left,
 * rounded to a cent. No source names a rule for it, so it is an estimate. A lower amount costs nothing; whether it
 * gives anything back the underwriter says.
 */
export function additionalPremium({ amount, newAmount, terms, from }: AmountChange): Cents {
  const increase = Math.max(0, newAmount - amount) / amount;

  return sum(
    terms.map((term) =>
      Math.round(
        term.premium * increase * (daysLeft(from, term) / daysBetween(term.from, term.to)),
      ),
    ),
  );
}

/** The days of a term from a day on. */
function daysLeft(day: IsoDate, { from, to }: Pick<PaidTerm, 'from' | 'to'>): number {
  return Math.max(0, daysBetween(latest(day, from), to));
}

/** ISO days sort as texts. */
function latest(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
