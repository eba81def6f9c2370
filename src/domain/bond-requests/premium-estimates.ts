/**
 * Estimates of the premium after a bond ends or changes. The underwriter decides the final amount.
 */
import type { BondSlug } from '../bonds/bond-types.ts';
import { addYears, daysBetween, type IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';

/**
 * A paid term: its days from `from` up to but not including `to`, and the premium without fees and
 * taxes.
 */
export type PaidTerm = { from: IsoDate; to: IsoDate; premium: Cents };

/** A term as the database has it. The first term of a bond without an end date has no end. */
export type StoredTerm = { startsOn: IsoDate; endsOn: IsoDate | null; premium: Cents };

/**
 * The paid terms of a bond. A term without an end is paid up to the first day on which a premium is due, from `dueDays`. Without
 * such a day it is left out, because it is not paid up to any day.
 */
export function paidTerms(terms: readonly StoredTerm[], dueDays: readonly IsoDate[]): PaidTerm[] {
  return terms.flatMap(({ startsOn: from, endsOn, premium }) => {
    const to = endsOn ?? dueDays.filter((day) => day > from).sort()[0];

    return to === undefined ? [] : [{ from, to, premium }];
  });
}

export type RefundFacts = {
  /** The day on which the bond first took effect. The first year is earned in full. */
  firstDay: IsoDate;
  terms: readonly PaidTerm[];
  /** The first day without coverage. */
  endsOn: IsoDate;
};

/** The estimated refund in cents, with the unearned and the total days. */
export type Refund = { amount: Cents; unearnedDays: number; totalDays: number };

/**
 * Estimate the refund when a bond ends. The rule is in our terms (`cancellation` in
 * `content/legal/terms.yaml`): the first year is earned in full, and after it unearned premium is
 * returned pro rata. The terms do not say how to prorate. We count days, including leap days, and
 * drop fractions of a cent, so the result is an estimate. Fees and taxes are not refunded.
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
 * Whether the premium is refunded by days. Contract bonds are settled at the end, because their
 * price follows the contract (`content/articles/bond-pricing-explained.mdx`).
 */
export function isRefundedByDays(bond: BondSlug): boolean {
  return bond !== 'bid-bond' && bond !== 'performance-bond' && bond !== 'payment-bond';
}

/**
 * The day from which premium counts as unearned. Premium is due until we receive the release, so a
 * backdated release counts from the day it was sent (`renewal` in `content/legal/terms.yaml`).
 */
export function refundDay(endsOn: IsoDate, sentOn: IsoDate): IsoDate {
  return latest(endsOn, sentOn);
}

export type AmountChange = {
  amount: Cents;
  newAmount: Cents;
  terms: readonly PaidTerm[];
  /** The day on which the new amount takes effect. */
  from: IsoDate;
};

/**
 * Estimate the additional premium for a higher amount over the rest of the paid terms, at the
 * bond's rate and pro rata by days, rounded to a cent. Our terms contain no rule for it, so the
 * result is an estimate. A lower amount costs nothing, and a request for it has no refund.
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

/** The later of two days. ISO dates sort as texts. */
function latest(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
