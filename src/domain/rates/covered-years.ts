import { isPricedByYear, type RatePlan } from './rate-plan.ts';

/**
 * The most years that one premium of a bond pays for: one year if any plan charges by the year, and otherwise the longest
 * term.
 */
export function coveredYears(
  ratePlans: readonly Pick<RatePlan, 'premium'>[],
  terms: readonly number[],
): number {
  return ratePlans.some(isPricedByYear) ? 1 : Math.max(...terms);
}
