import { stateName, type StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/** A bond as far as its payees go: the payee that the law of each state names, with the blank `{obligee}`. */
export type PayeeBond = { category: BondCategory; payees: Partial<Record<StateCode, string>> };

/**
 * Whom to enter as the obligee where the law of a state names another payee: "Enter the court here. As the law of Virginia
 * requires, the bond itself is payable to the Commonwealth of Virginia."
 */
export function payeeWords({ category, payees }: PayeeBond, state: StateCode): string | undefined {
  const asker = category === 'court' ? 'the court' : 'the agency';
  const payee = payees[state]?.replaceAll('{obligee}', asker);

  return (
    payee &&
    `Enter ${asker} here. As the law of ${stateName(state)} requires, the bond itself is payable to ${payee}.`
  );
}
