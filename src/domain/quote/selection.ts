import { supportsState, type BondRules } from '../bonds/bond-rules.ts';
import { isStateCode } from '../us-states.ts';

/** What a visitor chose in step 0, before it is checked. */
export type Selection = { bondType?: string | undefined; stateCode?: string | undefined };

/** What is wrong with the choice, by field; `combination` when bond and state do not go together. */
export type SelectionErrors = { bondType?: string; stateCode?: string; combination?: string };

/** Spec 1, section 5. */
export const SELECTION_MESSAGES = {
  bondType: 'Please select a bond type',
  stateCode: 'Please select a state',
  combination: 'Not Available',
} as const;

/** Check the choice of step 0. `bond` holds the rules of the chosen bond, undefined when there is none. */
export function checkSelection(selection: Selection, bond: BondRules | undefined): SelectionErrors {
  const { bondType, stateCode = '' } = selection;
  const chosen = bond?.slug === bondType ? bond : undefined;
  const errors: SelectionErrors = {};

  if (!chosen) errors.bondType = SELECTION_MESSAGES.bondType;
  if (!isStateCode(stateCode)) {
    errors.stateCode = SELECTION_MESSAGES.stateCode;
    return errors;
  }
  if (chosen && !supportsState(chosen, stateCode)) {
    errors.combination = SELECTION_MESSAGES.combination;
  }

  return errors;
}

/** Whether step 0 is done: a known bond, a state, and we write the one in the other. */
export function isSelectionComplete(selection: Selection, bond: BondRules | undefined): boolean {
  return Object.keys(checkSelection(selection, bond)).length === 0;
}
