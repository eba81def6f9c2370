import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { BondForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';

/** The payee that a state's law names for a bond, by state. The blank `{obligee}` stands for the customer's answer. */
export function toPayees(
  forms: readonly BondForm[],
  bond: BondSlug,
  states: readonly StateCode[],
): Partial<Record<StateCode, string>> {
  const usual = forms.find(({ capacities }) => capacities[bond] !== undefined)?.payee;

  return Object.fromEntries(
    states.flatMap((state) => {
      const { payee } = formOf(forms, bond, state);

      return payee === undefined || payee === usual ? [] : [[state, payee]];
    }),
  );
}
