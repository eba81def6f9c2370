import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm, OwnForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';
import type { BondFormFile } from './schemas/bond-form.ts';

/** The form of a file in `content/bond-forms`. */
export function toBondForm({ sample, ...form }: BondFormFile): BondForm {
  return { isSample: sample, ...form };
}

/** The states that require their own form for a bond, with that form. */
export function toOwnForms(
  files: readonly BondFormFile[],
  bond: BondSlug,
  states: readonly StateCode[],
): Partial<Record<StateCode, OwnForm>> {
  const forms = files.map(toBondForm);

  return Object.fromEntries(
    states.flatMap((state) => {
      const { ownForm } = formOf(forms, bond, state);

      return ownForm ? [[state, ownForm]] : [];
    }),
  );
}
