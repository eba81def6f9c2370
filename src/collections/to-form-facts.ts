import type { BondSlug } from '../domain/bonds/bond-types.ts';
import { type PaperSigning, paperSigning } from '../domain/bonds/paper-signing.ts';
import type { BondForm, OwnForm } from '../domain/papers/bond-form.ts';
import { formOf } from '../domain/papers/form-of.ts';
import type { StateCode } from '../domain/us-states.ts';

type ByState<Value> = Partial<Record<StateCode, Value>>;

/** What the forms of a bond say, by state. A state is missing where its form says nothing. */
export type FormFacts = {
  /** The forms that courts and agencies require in place of ours. */
  ownForms: ByState<OwnForm>;
  /** How the paper is signed in the states where no notary's block alone attests it. */
  signings: ByState<PaperSigning>;
  /** What the principal does before signing. */
  beforeSigning: ByState<string>;
  /** The payees that the laws of states name. The blank `{obligee}` stands for the customer's answer. */
  payees: ByState<string>;
};

/** The facts of the forms of a bond in these states. */
export function toFormFacts(
  forms: readonly BondForm[],
  bond: BondSlug,
  states: readonly StateCode[],
): FormFacts {
  const byState = <Value>(read: (form: ReturnType<typeof formOf>) => Value | undefined) =>
    Object.fromEntries(
      states.flatMap((state) => {
        const value = read(formOf(forms, bond, state));

        return value === undefined ? [] : [[state, value]];
      }),
    ) as ByState<Value>;

  return {
    ownForms: byState(({ ownForm }) => ownForm),
    signings: byState((form) => {
      const signing = paperSigning(form);

      return signing === 'notary' ? undefined : signing;
    }),
    beforeSigning: byState(({ beforeSigning }) => beforeSigning),
    payees: byState(({ payee }) => payee),
  };
}
