import { stateName, type StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/** A bond as far as its payees go: the payee that the law of each state names, with the blank `{obligee}`. */
export type PayeeBond = { category: BondCategory; payees: Partial<Record<StateCode, string>> };

/**
 * Whom to enter as the obligee where the law of a state names another payee: "Enter the court here. As the law of Virginia
 * requires, we make the bond payable to the Commonwealth of Virginia."
 */
export function payeeWords({ category, payees }: PayeeBond, state: StateCode): string | undefined {
  const isCourt = category === 'court';
  const payee = payees[state]?.replaceAll('{obligee}', isCourt ? 'the court' : 'the agency');

  return (
    payee &&
    `Enter ${isCourt ? 'the court' : 'its name'} here. As the law of ${stateName(state)} requires, we make the bond payable to ${payee}.`
  );
}

/** A payee starts with an article in a sentence: "the State of Texas". */
const ARTICLE = /^the /i;

/** Whether a bond runs to the office that it is filed with, whatever the spelling. */
export function isFiledWithPayee(payee: string, obligee: string): boolean {
  const plain = (name: string) => name.trim().replace(ARTICLE, '').toLowerCase();

  return plain(payee) === plain(obligee);
}

/** The payee as a list of facts names it: "The State of Texas". */
export function listedPayee(payee: string): string {
  return payee.charAt(0).toUpperCase() + payee.slice(1);
}
