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
export function ownFormWords({ number }: Pick<OwnForm, 'number'>, state: StateCode): string {
  return `${stateName(state)} requires its own form, ${number}. We fill it in, sign it and send it back to you, so this bond is not issued instantly.`;
}

/** The required form inside a sentence: "the court's own form MPC 801". */
export function ownFormName({ number }: Pick<OwnForm, 'number'>, category: BondCategory): string {
  return `the ${category === 'court' ? 'court’s' : 'agency’s'} own form ${number}`;
}
