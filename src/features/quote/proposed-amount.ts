import { type BondRules, statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { type Cents, parseMoney } from '~/domain/money';
import type { Selection } from '~/domain/quote/selection';
import { parseStateCode } from '~/domain/us-states';
import { isRecord } from './form-values';

/** The amount that the law sets for this choice, which the wizard proposes; undefined if the law sets none. */
export function proposedAmount(
  bond: BondRules | undefined,
  { stateCode }: Selection,
): Cents | undefined {
  const state = parseStateCode(stateCode ?? '');

  return bond && state && statutoryAmountFor(bond, state);
}

/**
 * The bond details without an unchanged proposal for an earlier choice, so that the form proposes the amount of the new
 * choice. An amount that the visitor typed stays.
 */
export function withoutProposal(bondDetails: unknown, proposed: Cents | undefined): unknown {
  if (proposed === undefined || !isRecord(bondDetails)) return bondDetails;
  const { amount } = bondDetails;
  const isProposal = typeof amount === 'string' && parseMoney(amount) === proposed;

  return isProposal ? { ...bondDetails, amount: '' } : bondDetails;
}
