/** The outcome of a worksheet: the lines of the calculation, and the amounts of the bonds. */
import type { BondSlug } from '../bonds/bond-types.ts';
import { CENTS_PER_DOLLAR, type Cents } from '../money.ts';

/** One line of a calculation. A negative amount is subtracted. */
export type WorksheetLine = { label: string; amount: Cents };

/** An amount that follows from the lines. `upTo` is the upper end of an estimate. */
export type WorksheetAmount = {
  label: string;
  amount: Cents;
  upTo?: Cents;
  /** The bond of this amount, if a quote can start with it. */
  bond?: BondSlug;
};

/** The lines in their order, the amounts with the answer first, and the law's floors and ceilings. */
export type WorksheetResult = {
  lines: readonly WorksheetLine[];
  amounts: readonly [WorksheetAmount, ...WorksheetAmount[]];
  limits?: readonly WorksheetLine[];
};

/**
 * Why there is no amount. `incomplete`: a needed figure is missing. `no-interest`: the rule adds interest, and its rate or
 * the length of the appeal is missing. `unreadable`: a figure is not a number. `no-state`: the rule depends on the state.
 * `court-decides`: the law leaves the amount to the court. `confirm`: no text that we read settles it. `no-guardian-rule`:
 * we have the rule for estates only. `minors-only`: we have the rule for guardians of minors only. `no-bonds`,
 * `other-protection`: what a federal contract of this price needs instead. `no-working-capital`,
 * `no-net-worth`, `no-largest-job`: a figure of 0 or less, from which no limit follows.
 */
export type WorksheetGap =
  | 'incomplete'
  | 'no-interest'
  | 'unreadable'
  | 'no-state'
  | 'court-decides'
  | 'confirm'
  | 'no-guardian-rule'
  | 'minors-only'
  | 'no-bonds'
  | 'other-protection'
  | 'no-working-capital'
  | 'no-net-worth'
  | 'no-largest-job';

/** The sum of the lines, or 0 if more is subtracted than added. */
export function sumOf(lines: readonly WorksheetLine[]): Cents {
  return Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/** A percentage with at most two decimals of an amount, not rounded. */
export function percentOf(amount: Cents, percent: number): number {
  return (amount * Math.round(percent * 100)) / 10_000; // whole numbers, so that 8.1% is exact
}

export const MONTHS_PER_YEAR = 12;

/** The part of a yearly amount that belongs to this many months, in whole cents. */
export function forMonths(yearly: number, months: number): Cents {
  return Math.round((yearly * months) / MONTHS_PER_YEAR);
}

/** Round up to whole dollars: a bond that must reach a sum may not fall below it. */
export function upToDollar(cents: number): Cents {
  return Math.ceil(cents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}

/** Round down to whole dollars: a bond may not exceed a ceiling. */
export function downToDollar(cents: number): Cents {
  return Math.floor(cents / CENTS_PER_DOLLAR) * CENTS_PER_DOLLAR;
}
