import type { StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/**
 * What the payee of a bond depends on: the usual obligee as a sentence, "The court that appoints you.", and the payee that the
 * law of each state names, with the blank `{obligee}`, and the office of each state that takes the bond: "Texas Secretary
 * of State", or "County Clerk" where each county has one.
 */
export type PayeeBond = {
  category: BondCategory;
  obligeeHint: string;
  payees: Partial<Record<StateCode, string>>;
  offices: Partial<Record<StateCode, string>>;
};

/** The payee that a state's law names, with the office that takes the bond filled in. Undefined: the law names none. */
export function payeeByLaw(
  { payees }: Pick<PayeeBond, 'payees'>,
  state: StateCode,
  office: string,
): string | undefined {
  return payees[state]?.replaceAll('{obligee}', () => office);
}
