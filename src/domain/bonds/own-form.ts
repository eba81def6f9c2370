/** The form that a court or agency requires in place of ours. */
import type { OwnForm } from '../papers/bond-form.ts';
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

/** What the required form means for the customer. */
export function ownFormWords(
  { number, office }: Pick<OwnForm, 'number' | 'office'>,
  state: StateCode,
): string {
  return `${office ?? stateName(state)} requires its own form, ${number}. We fill it in and sign it, so this bond is not issued instantly.`;
}

/** The states whose office requires its own form: "California, Florida, and Texas". Empty if there are none. */
export function ownFormStates(ownForms: Partial<Record<StateCode, unknown>>): string {
  return new Intl.ListFormat('en-US').format(
    (Object.keys(ownForms) as StateCode[]).map(stateName).sort(),
  );
}

/** The required form inside a sentence: "the court's own form MPC 801". */
export function ownFormName({ number }: Pick<OwnForm, 'number'>, category: BondCategory): string {
  return `the ${category === 'court' ? 'court’s' : 'agency’s'} own form ${number}`;
}
