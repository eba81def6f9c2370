import type { BondSlug } from '../domain/bonds/bond-types.ts';
import { type PaperSigning, paperSigning } from '../domain/bonds/paper-signing.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';

/** How the paper of a bond is signed in the states where no notary's block alone attests it. */
export function toSignings(
  forms: readonly BondForm[],
  bond: BondSlug,
  states: readonly StateCode[],
): Partial<Record<StateCode, PaperSigning>> {
  return Object.fromEntries(
    states.flatMap((state) => {
      const signing = paperSigning(formOf(forms, bond, state));

      return signing === 'notary' ? [] : [[state, signing]];
    }),
  );
}
