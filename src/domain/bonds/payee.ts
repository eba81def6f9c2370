import { stateName, type StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';

/**
 * A bond as far as its payees go: the usual obligee as a sentence, "The court that appoints you.", and the payee that the
 * law of each state names, with the blank `{obligee}`, and the office of each state that takes the bond: "Texas Secretary
 * of State", or "County Clerk" where each county has one.
 */
export type PayeeBond = {
  category: BondCategory;
  obligeeHint: string;
  payees: Partial<Record<StateCode, string>>;
  offices: Partial<Record<StateCode, string>>;
};

/** A payee that is no name but a long description: "a person who obtains a court judgment ...". */
const DESCRIBED = /^(?:an?|any) /i;

/** The payee of the bonds that a federal law requires. */
const FEDERAL_PAYEE = 'the United States of America';

/** The start of the name of an office that each county has. */
export const OF_COUNTIES = /^County /;

/** The one office of the state that takes the bond. Undefined if each county has its own, or if we do not know it. */
export function proposedObligee(
  { offices }: Pick<PayeeBond, 'offices'>,
  state: StateCode,
): string | undefined {
  const office = offices[state];

  return office && !OF_COUNTIES.test(office) ? office : undefined;
}

/**
 * What to enter as the obligee: "The bond is made out to the obligee: the court that appoints you." Where the law of a
 * state names another payee, the field asks for the office that takes the bond: "Enter the court that appoints you. The
 * bond itself is payable to the Commonwealth of Virginia, as the law of Virginia requires." Where one office of the state
 * takes the bond, the field proposes it.
 */
export function obligeeWords(
  { category, obligeeHint, payees, offices }: PayeeBond,
  state: StateCode,
): string {
  const office = category === 'court' ? 'the court' : 'the agency';
  const payee = payeeByLaw({ payees }, state, office);
  const usual = obligeeHint.charAt(0).toLowerCase() + obligeeHint.slice(1);
  const known = offices[state];
  const entry = known ? officeWords(known, state) : `Enter ${usual}`;

  if (payee && DESCRIBED.test(payee)) {
    return `${entry} The bond itself is payable to the persons that the law of ${stateName(state)} names.`;
  }

  const law = payee === FEDERAL_PAYEE ? 'federal law' : `the law of ${stateName(state)}`;

  if (payee) return `${entry} The bond itself is payable to ${payee}, as ${law} requires.`;

  return known ? entry : `The bond is made out to the obligee: ${usual}`;
}

function officeWords(office: string, state: StateCode): string {
  return OF_COUNTIES.test(office)
    ? `In ${stateName(state)} each county takes this bond. Enter the ${office} with the name of your county.`
    : `We filled in the office that takes this bond in ${stateName(state)}. Change it if your papers name another one.`;
}

/** The payee that a state's law names, with the office that takes the bond filled in. Undefined: the law names none. */
export function payeeByLaw(
  { payees }: Pick<PayeeBond, 'payees'>,
  state: StateCode,
  office: string,
): string | undefined {
  return payees[state]?.replaceAll('{obligee}', () => office);
}

/** A payee starts with an article in a sentence: "the State of Texas". */
const ARTICLE = /^the /i;

/**
 * The payee of an issued bond for a list of facts: "The State of Texas". Nothing if the paper names the office that the
 * customer named.
 */
export function otherPayee({ payee, obligee }: { payee: string | null; obligee: string }): {
  payee?: string;
} {
  return payee === null || isFiledWithPayee(payee, obligee) ? {} : { payee: listedPayee(payee) };
}

/** Whether a bond runs to the office that it is filed with, whatever the spelling. */
export function isFiledWithPayee(payee: string, obligee: string): boolean {
  const plain = (name: string) => name.trim().replace(ARTICLE, '').toLowerCase();

  return plain(payee) === plain(obligee);
}

/** The label of the office that takes a bond, where it is not the obligee. */
export const FILED_WITH = 'Filed with';

/** Whom a bond protects and, where that is another office, who takes it: the lines of a list of facts. */
export function payeeFacts(payee: string, obligee: string): [label: string, value: string][] {
  const parties: [string, string][] = [['Obligee', listedPayee(payee)]];

  return isFiledWithPayee(payee, obligee) ? parties : [...parties, [FILED_WITH, obligee]];
}

/** The payee as a list of facts names it: "The State of Texas". */
export function listedPayee(payee: string): string {
  return payee.charAt(0).toUpperCase() + payee.slice(1);
}
