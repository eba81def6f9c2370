import { dollars, type Cents } from '../money.ts';

/** The days of a first term that is shorter than a year, and the days of the year that ends with it. */
export type YearShare = { days: number; ofDays: number };

/** Our smallest premium for a part of a year, unless the premium of the whole year is less. */
export const SMALLEST_PART_PREMIUM: Cents = dollars(25);

/**
 * The premium for a part of a year: the year's premium by days, rounded to the cent, halves up. Fees
 * are not prorated. Without a share, it is the year's premium.
 */
export function prorate(yearPremium: Cents, share: YearShare | undefined): Cents {
  if (!share) return yearPremium;

  const byDays = Math.round((yearPremium * share.days) / share.ofDays);
  return Math.min(yearPremium, Math.max(SMALLEST_PART_PREMIUM, byDays));
}
