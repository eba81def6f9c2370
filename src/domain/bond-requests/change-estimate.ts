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
 * What a change may cost or give back, in cents: `back` when the bond ends, `due` for a higher amount. Undefined where
 * the premium has nothing to do with it, or where it cannot be told: a contract bond, or a bond without a paid term.
 */
export type ChangeEstimate = { direction: 'back' | 'due'; amount: Cents } | undefined;

/** Estimate what a change does to the premium when it is asked for on a day. */
export function estimateChange(
  change: BondChange,
  bond: BondToChange,
  terms: readonly PaidTerm[],
  today: IsoDate,
): ChangeEstimate {
  if (terms.length === 0 || !isRefundedByDays(bond.bondSlug)) return undefined;

  switch (change.kind) {
    case 'name-change':
    case 'address-change':
      return undefined;
    case 'amount-change':
      return {
        direction: 'due',
        amount: additionalPremium({
          amount: bond.amount,
          newAmount: change.amount,
          terms,
          from: today,
        }),
      };
    case 'cancellation':
    case 'release':
      return {
        direction: 'back',
        amount: refundEstimate({
          firstDay: bond.effectiveDate,
          terms,
          endsOn: refundDay(change.endsOn, today),
        }).amount,
      };
  }
}
