import { stateName, type StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/** A bond as far as its payees go: the payee that the law of each state names, with the blank `{obligee}`. */
export type PayeeBond = { category: BondCategory; payees: Partial<Record<StateCode, string>> };

/** Whom the law of a state names as payee: "In Virginia, the law makes the bond payable to the Commonwealth of Virginia." */
export function payeeWords({ category, payees }: PayeeBond, state: StateCode): string | undefined {
  const asker = category === 'court' ? 'the court' : 'the agency';
  const payee = payees[state]?.replaceAll('{obligee}', asker);

  return payee && `In ${stateName(state)}, the law makes the bond payable to ${payee}.`;
}
