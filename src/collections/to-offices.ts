import type { BondSlug } from '../domain/bonds/bond-types.ts';
import type { StateCode } from '../domain/us-states.ts';

/** A served state as far as its offices go. */
type OfficeState = {
  code: StateCode;
  obligees: readonly { name: string; takes?: BondSlug | undefined }[];
};

/** The part of a name that only tells a reader which desk it is: "Texas Secretary of State, notaries". */
const DESK = /, [a-z][^,]*$/;

/**
 * The office of each state that takes a bond, as a paper names it: "Texas Secretary of State", or "County Clerk" where
 * each county has one. A state whose office we do not know has none.
 */
export function toOffices(
  states: readonly OfficeState[],
  bond: BondSlug,
): Partial<Record<StateCode, string>> {
  return Object.fromEntries(
    states.flatMap(({ code, obligees }) => {
      const office = obligees.find(({ takes }) => takes === bond);

      return office ? [[code, office.name.replace(DESK, '')]] : [];
    }),
  );
}
