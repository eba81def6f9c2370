import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { BondRules } from './bond-rules-schema.ts';

export type { BondRules } from './bond-rules-schema.ts';

/** The smallest and largest amount of a bond, in cents. Both are allowed amounts. */
export type AmountLimits = BondRules['amountLimits'];

/** Whether we write this bond in the state. */
export function supportsState(bond: BondRules, state: StateCode): boolean {
  return bond.supportedStates.includes(state);
}

/** Whether the state requires this bond. True unless the bond's rules say otherwise. */
export function isRequiredIn(bond: BondRules, state: StateCode): boolean {
  return bond.stateRules[state]?.required ?? true;
}

/** The allowed amounts of the bond in the state. */
export function amountLimitsFor(bond: BondRules, state: StateCode): AmountLimits {
  return bond.stateRules[state]?.limits ?? bond.amountLimits;
}

/** The available terms of the bond in the state, in years, shortest first. */
export function termsFor(bond: BondRules, state: StateCode): number[] {
  return bond.stateRules[state]?.terms ?? bond.terms;
}

/** The amount that the state's law fixes for the bond, if any. */
export function statutoryAmountFor(bond: BondRules, state: StateCode): Cents | undefined {
  return bond.stateRules[state]?.amount;
}
