import { amountLimitsFor, statutoryAmountFor } from '~/domain/bonds/bond-rules';
import { readCarriedAmount } from '~/domain/bonds/carry-state';
import type { Cents } from '~/domain/money';
import type { StateCode } from '~/domain/us-states';
import { readAddressSearch } from '~/platform/address';
import type { QuoteBond } from './quote-bond';

/** The amount that the visitor typed before the wizard, if we write the bond for it and no law sets another one. */
export function linkedAmount(bond: QuoteBond, stateCode: StateCode): Cents | undefined {
  const amount = readCarriedAmount(readAddressSearch());
  if (amount === undefined || statutoryAmountFor(bond, stateCode) !== undefined) return undefined;
  const { min, max } = amountLimitsFor(bond, stateCode);

  return amount >= min && amount <= max ? amount : undefined;
}
