/** The form that a court or agency requires in place of ours. */
import { listNames } from '../formats/name-list.ts';
import type { Cents } from '../money.ts';
import type { OwnForm } from '../papers/bond-form.ts';
import { REVIEW_TIME } from '../underwriting/review-time.ts';
import { stateName, type StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';
import type { BondRules } from './bond-rules.ts';

/** The form that the state's court or agency requires for the bond. Undefined if our own form is filed. */
export function ownFormFor(
  bond: Pick<BondRules, 'stateRules'>,
  state: StateCode,
): OwnForm | undefined {
  return bond.stateRules[state]?.ownForm;
}

/** What the required form means for the customer, and how long it takes. */
export function ownFormWords(
  { number, office }: Pick<OwnForm, 'number' | 'office'>,
  state: StateCode,
): string {
  return `${office ?? stateName(state)} has its own form, ${number}. We fill it in, sign it as the surety and email you, usually in ${REVIEW_TIME}, so this bond is not issued instantly.`;
}

/** The states whose office has its own form: "California, Florida, and Texas". Empty if there are none. */
export function ownFormStates(ownForms: Partial<Record<StateCode, unknown>>): string {
  return listNames((Object.keys(ownForms) as StateCode[]).map(stateName).sort());
}

/** The end of a claim of speed: ", except in Texas". Empty if no office has its own form. */
export function exceptOwnForms(ownForms: Partial<Record<StateCode, unknown>>): string {
  const states = ownFormStates(ownForms);

  return states && `, except in ${states}`;
}

/**
 * Says where a bond that is usually issued instantly takes longer, and how long: "Not instant in Texas: ...". Undefined
 * if it takes the same time everywhere.
 */
export function ownFormWait(
  instantIssueMax: Cents,
  ownForms: Partial<Record<StateCode, unknown>>,
): string | undefined {
  const states = ownFormStates(ownForms);

  return instantIssueMax > 0 && states !== ''
    ? `Not instant in ${states}: an underwriter first fills in the state’s own form, usually in ${REVIEW_TIME}.`
    : undefined;
}

/** The required form inside a sentence: "the court's own form MPC 801". An "agency" would also be our own name for us. */
export function ownFormName({ number }: Pick<OwnForm, 'number'>, category: BondCategory): string {
  return `the ${category === 'court' ? 'court’s' : 'office’s'} own form ${number}`;
}

/** The form as the name of an upload: "Form 2301". Some forms have a title instead of a number: "Dealer Surety Bond form". */
export function formTitle({ number }: Pick<OwnForm, 'number'>): string {
  return /\d/.test(number) ? `Form ${number}` : `${number} form`;
}
