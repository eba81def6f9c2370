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
 * Estimate the effect of a change on the premium, in cents: the refund when the bond ends, or the
 * additional premium for another amount. Undefined when the change does not affect the premium, for
 * contract bonds, and for bonds without a paid term.
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
