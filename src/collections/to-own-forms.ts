import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm, OwnForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';

/** The states that require their own form for a bond, with that form. */
export function toOwnForms(
  forms: readonly BondForm[],
  bond: BondSlug,
  states: readonly StateCode[],
): Partial<Record<StateCode, OwnForm>> {
  return Object.fromEntries(
    states.flatMap((state) => {
      const { ownForm } = formOf(forms, bond, state);

      return ownForm ? [[state, ownForm]] : [];
    }),
  );
}
