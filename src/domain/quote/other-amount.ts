import { amountLimitsFor, statutoryAmountFor, type BondRules } from '../bonds/bond-rules.ts';
import { formatWholeMoney, parseMoney } from '../money.ts';
import { stateName, type StateCode } from '../us-states.ts';

/** What an amount other than the law's means. Undefined for the law's amount, and for one that we do not write. */
export function otherAmountWords(
  bond: BondRules,
  state: StateCode,
  typed: string,
): string | undefined {
  const law = statutoryAmountFor(bond, state);
  const amount = parseMoney(typed);
  if (law === undefined || amount === undefined || amount === law) return undefined;

  const { min, max } = amountLimitsFor(bond, state);
  if (amount < min || amount > max) return undefined;

  return `${stateName(state)} law sets ${formatWholeMoney(law)}. An underwriter must agree to ${formatWholeMoney(amount)}.`;
}
