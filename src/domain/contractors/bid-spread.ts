/** The spread of a bid: how far the low bid is under the second one. */
import type { Cents } from '../money.ts';

/** One line of the owner's bid tabulation, without our own bid. */
export type OtherBid = { bidder: string; cents: Cents };

/** A larger spread goes to an underwriter, unless the line has its own limit. In percent. */
export const USUAL_SPREAD_PERCENT = 10;

/** One percent, in the units of a spread. */
const BASIS_POINTS = 100;

/**
 * (Second - low) / second in hundredths of a percent, rounded up, so that nothing above a limit counts as the limit. 0
 * when another bid is as low. Undefined without another bid. `private.spread_of` in the database computes the same.
 */
export function bidSpread(own: Cents, others: readonly OtherBid[]): number | undefined {
  if (others.length === 0) return undefined;

  const second = Math.min(...others.map(({ cents }) => cents));
  if (second <= own) return 0;

  // Whole numbers of any size: the product can be larger than a number represents exactly.
  const share = BigInt(second - own) * 10_000n;

  return Number((share + BigInt(second) - 1n) / BigInt(second));
}

/** Whether a spread goes to an underwriter before the final bonds. */
export function needsUnderwriter(
  spread: number | undefined,
  maxPercent = USUAL_SPREAD_PERCENT,
): boolean {
  return spread !== undefined && spread > maxPercent * BASIS_POINTS;
}

/** Format a spread: "12.5%". */
export function formatSpread(spread: number): string {
  return `${spread / BASIS_POINTS}%`;
}
