import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import {
  additionalPremium,
  isRefundedByDays,
  refundDay,
  refundEstimate,
  type PaidTerm,
} from './premium-estimates.ts';
import type { BondChange, BondToChange } from './read-change.ts';

/**
 * Estimate what a change does to the premium when it is asked for on a day, in cents: what comes back when the bond
 * ends, what is due for another amount. Undefined where the premium has nothing to do with it, or where it cannot be
 * told: a contract bond, or a bond without a paid term.
 */
export function estimateChange(
  change: BondChange,
  bond: BondToChange,
  terms: readonly PaidTerm[],
  today: IsoDate,
): Cents | undefined {
  if (terms.length === 0 || !isRefundedByDays(bond.bondSlug)) return undefined;

  switch (change.kind) {
    case 'name-change':
    case 'address-change':
      return undefined;
    case 'amount-change':
      return additionalPremium({
        amount: bond.amount,
        newAmount: change.amount,
        terms,
        from: today,
      });
    case 'cancellation':
    case 'release':
      return refundEstimate({
        firstDay: bond.effectiveDate,
        terms,
        endsOn: refundDay(change.endsOn, today),
      }).amount;
  }
}
