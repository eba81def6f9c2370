/** What to enter as the obligee of a bond. */
import { stateName, type StateCode } from '../us-states.ts';
import { type PayeeBond, payeeByLaw } from './payee-by-law.ts';

/** A payee that the law describes and does not name: "a person who obtains a court judgment ...". */
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
export function obligeeWords(bond: PayeeBond, state: StateCode): string {
  const { obligeeHint, offices } = bond;
  const usual = obligeeHint.charAt(0).toLowerCase() + obligeeHint.slice(1);
  const known = offices[state];
  const payable = payeeWords(bond, state);
  if (!known && !payable) return `The bond is made out to the obligee: ${usual}`;

  return `${known ? officeWords(known, state) : `Enter ${usual}`}${payable}`;
}

/** What to enter where the county that the applicant names fills in the office. */
export function countyObligeeWords(bond: PayeeBond, state: StateCode): string {
  return `Enter County below, and we fill in your ${bond.offices[state]} here.${payeeWords(bond, state)}`;
}

/** Whom the law makes the bond payable to, where that is not the office. Empty otherwise. */
function payeeWords({ category, payees }: PayeeBond, state: StateCode): string {
  const payee = payeeByLaw({ payees }, state, category === 'court' ? 'the court' : 'the agency');
  if (!payee) return '';
  if (DESCRIBED.test(payee))
    return ` The bond itself is payable to the persons that the law of ${stateName(state)} names.`;

  const law = payee === FEDERAL_PAYEE ? 'federal law' : `the law of ${stateName(state)}`;

  return ` The bond itself is payable to ${payee}, as ${law} requires.`;
}

function officeWords(office: string, state: StateCode): string {
  return OF_COUNTIES.test(office)
    ? `In ${stateName(state)} each county takes this bond. Enter the ${office} with the name of your county.`
    : `We filled in the office that takes this bond in ${stateName(state)}. Change it if your papers name another one.`;
}
