import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { BondRules } from './bond-rules-schema.ts';

export type { BondRules } from './bond-rules-schema.ts';

/** The smallest and largest amount of a bond, in cents, both allowed. */
export type AmountLimits = BondRules['amountLimits'];

/** Whether we write this bond in the state. */
export function supportsState(bond: BondRules, state: StateCode): boolean {
  return bond.supportedStates.includes(state);
}

/** Whether the state asks for this bond at all; a bond is required unless its rules say otherwise. */
export function isRequiredIn(bond: BondRules, state: StateCode): boolean {
  return bond.stateRules[state]?.required ?? true;
}

/** The amounts the bond may have in the state. */
export function amountLimitsFor(bond: BondRules, state: StateCode): AmountLimits {
  return bond.stateRules[state]?.limits ?? bond.amountLimits;
}

/** The terms the bond may have in the state, in years, rising. */
export function termsFor(bond: BondRules, state: StateCode): number[] {
  return bond.stateRules[state]?.terms ?? bond.terms;
}

/** The amount the state's law fixes for the bond, if it fixes one. */
export function statutoryAmountFor(bond: BondRules, state: StateCode): Cents | undefined {
  return bond.stateRules[state]?.amount;
}
