import type { BondSlug } from '../bonds/bond-types.ts';
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';

/**
 * A rate as millionths of what it is applied to. 15,000 is 1.5 percent. Whole numbers keep the arithmetic
 * exact to the cent.
 */
export type Millionths = number;

/** One step of a schedule of rates. */
export type RateTier = {
  /** The largest amount of the tier, in cents. Missing in the last tier. */
  upTo?: Cents | undefined;
  rate: Millionths;
};

/** How a plan computes the premium. */
export type PremiumRule = {
  /** The same premium for every amount. A rule has either this or tiers. */
  flat?: Cents | undefined;
  /**
   * Rates by amount, smallest amounts first. The rate of the first tier that reaches the amount applies to
   * the whole amount, or, when `isMarginal`, each tier's rate applies to the part of the amount within it.
   */
  tiers?: readonly RateTier[] | undefined;
  isMarginal?: boolean | undefined;
  /** Added to the rate when the applicant does not authorize a credit check. */
  withoutCreditCheck?: Millionths | undefined;
  /** The lowest premium, in cents. For a plan by year, the lowest premium of a year. */
  minimum?: Cents | undefined;
  /**
   * Makes this the premium of one year, and gives the discount of each year of the term: first, second and
   * so on. The last one repeats. Without it the premium covers the whole term.
   */
  yearDiscounts?: readonly Millionths[] | undefined;
  /** The premium is rounded to whole dollars or whole cents, halves up. */
  roundTo: 'dollar' | 'cent';
};

/** A named fee. With `states`, it is charged for bonds of these states only. */
export type PlanFee = { name: string; amount: Cents; states?: readonly StateCode[] | undefined };

/** A named tax on the premium. With `states`, it is charged for bonds of these states only. */
export type PlanTax = { name: string; rate: Millionths; states?: readonly StateCode[] | undefined };

/** The rates that the agency charges for some bonds in some states. */
export type RatePlan = {
  /** The name of its file. */
  id: string;
  /** Raised with every change of a figure. */
  version: number;
  name: string;
  /** The plan applies to prices made from this day on. */
  effectiveFrom: IsoDate;
  /** The last day on which it applies. */
  effectiveTo?: IsoDate | undefined;
  bonds: 'all' | readonly BondSlug[];
  states: 'all' | readonly StateCode[];
  premium: PremiumRule;
  fees: readonly PlanFee[];
  taxes: readonly PlanTax[];
  /** The lowest and highest premium that an underwriter may set, as millionths of the plan's premium. */
  underwriter: { lowest: Millionths; highest: Millionths };
};

/** The plan and version that a price was made with. They are stored wherever the price is. */
export type PlanStamp = { id: string; version: number };

/** The plan and version of a plan. */
export function stampOf({ id, version }: RatePlan): PlanStamp {
  return { id, version };
}

/** Whether the premium of a plan grows with the years of the term. Otherwise one premium covers the whole term. */
export function isPricedByYear({ premium }: Pick<RatePlan, 'premium'>): boolean {
  return premium.yearDiscounts !== undefined;
}
