import { supportsState, type BondRules } from '../bonds/bond-rules.ts';
import { isStateCode, type StateCode } from '../us-states.ts';

/** The project on a contractor's desk that a quote was started from. */
export type QuoteProject = { contractorId: string; projectId: string };

/** The visitor's selection in step 0, not validated yet. */
export type Selection = {
  bondType?: string | undefined;
  stateCode?: string | undefined;
  /** True in a quote that a contractor's desk started for an approved bid: the account has the documents. */
  isOfBid?: boolean | undefined;
  /** Its confirmation leads back to the project, and its documents can be those of the desk. */
  project?: QuoteProject | undefined;
};

/** The selection after a choice. With another bond or state, the quote is no longer that of a bid or a project. */
export function chooseIn({ isOfBid, project, ...before }: Selection, choice: Selection): Selection {
  const wanted = { ...before, ...choice };
  const isSame = wanted.bondType === before.bondType && wanted.stateCode === before.stateCode;

  return isSame ? { ...wanted, ...(isOfBid && { isOfBid }), ...(project && { project }) } : wanted;
}

/**
 * The errors of the selection by field. `combination` is set when the bond is not available in the
 * state.
 */
export type SelectionErrors = { bondType?: string; stateCode?: string; combination?: string };

/** A valid selection: a known bond and a state in which we write it. */
export type CompleteSelection = { bond: BondRules; stateCode: StateCode };

/** The messages for each error. */
export const SELECTION_MESSAGES = {
  bondType: 'Please select a bond type',
  stateCode: 'Please select a state',
  combination: 'Not Available',
} as const;

function chosenBond(selection: Selection, bond: BondRules | undefined): BondRules | undefined {
  return bond?.slug === selection.bondType ? bond : undefined;
}

/**
 * Validate the selection of step 0. `bond` contains the rules of the selected bond, or is
 * undefined.
 */
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

/** The selection of step 0, if it is complete and valid. */
export function completeSelection(
  selection: Selection,
  bond: BondRules | undefined,
): CompleteSelection | undefined {
  const chosen = chosenBond(selection, bond);
  const { stateCode } = selection;
  if (!chosen || !isStateCode(stateCode) || !supportsState(chosen, stateCode)) return undefined;

  return { bond: chosen, stateCode };
}

/** Whether step 0 is complete. */
export function isSelectionComplete(selection: Selection, bond: BondRules | undefined): boolean {
  return completeSelection(selection, bond) !== undefined;
}
