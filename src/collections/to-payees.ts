import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';

/** The payee that the law of each state names for a bond. The blank `{obligee}` stands for the customer's answer. */
export function toPayees(
  forms: readonly BondForm[],
  bond: BondSlug,
  states: readonly StateCode[],
): Partial<Record<StateCode, string>> {
  return Object.fromEntries(
    states.flatMap((state) => {
      const { payee } = formOf(forms, bond, state);

      return payee === undefined ? [] : [[state, payee]];
    }),
  );
}
