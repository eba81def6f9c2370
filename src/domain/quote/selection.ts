import { supportsState, type BondRules } from '../bonds/bond-rules.ts';
import { isStateCode, type StateCode } from '../us-states.ts';

/** What a visitor chose in step 0, before it is checked. */
export type Selection = { bondType?: string | undefined; stateCode?: string | undefined };

/** What is wrong with the choice, by field; `combination` when bond and state do not go together. */
export type SelectionErrors = { bondType?: string; stateCode?: string; combination?: string };

/** A choice with nothing wrong: a known bond, a state, and we write the one in the other. */
export type CompleteSelection = { bond: BondRules; stateCode: StateCode };

/** Spec 1, section 5. */
export const SELECTION_MESSAGES = {
  bondType: 'Please select a bond type',
  stateCode: 'Please select a state',
  combination: 'Not Available',
} as const;

function chosenBond(selection: Selection, bond: BondRules | undefined): BondRules | undefined {
  return bond?.slug === selection.bondType ? bond : undefined;
}

/** Check the choice of step 0. `bond` holds the rules of the chosen bond, undefined when there is none. */
export function checkSelection(selection: Selection, bond: BondRules | undefined): SelectionErrors {
  const chosen = chosenBond(selection, bond);
  const { stateCode } = selection;
  const errors: SelectionErrors = {};

  if (!chosen) errors.bondType = SELECTION_MESSAGES.bondType;
  if (!isStateCode(stateCode)) {
    errors.stateCode = SELECTION_MESSAGES.stateCode;
  } else if (chosen && !supportsState(chosen, stateCode)) {
    errors.combination = SELECTION_MESSAGES.combination;
  }

  return errors;
}

/** The choice of step 0 when it is complete. */
export function completeSelection(
  selection: Selection,
  bond: BondRules | undefined,
): CompleteSelection | undefined {
  const chosen = chosenBond(selection, bond);
  const { stateCode } = selection;
  if (!chosen || !isStateCode(stateCode) || !supportsState(chosen, stateCode)) return undefined;

  return { bond: chosen, stateCode };
}

/** Whether step 0 is done. */
export function isSelectionComplete(selection: Selection, bond: BondRules | undefined): boolean {
  return completeSelection(selection, bond) !== undefined;
}
