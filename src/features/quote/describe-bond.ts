import { statutoryAmountFor, termsFor } from '~/domain/bonds/bond-rules';
import { documentTypeLabel } from '~/domain/bonds/bond-types';
import { formatWholeMoney } from '~/domain/money';
import { termWords } from '~/domain/quote/term-words';
import { type StateCode, stateName } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';

/** One line of what a bond is: "Usual cost", "$50-100". */
export type BondFact = { label: string; value: string };

/** What a visitor wants to know of a bond before applying, for the state when one is chosen. */
export function describeBond(bond: QuoteBond, state: StateCode | undefined): BondFact[] {
  const documents = bond.requiredDocuments.map(documentTypeLabel).join(', ');

  return [
    { label: 'Amount', value: describeAmount(bond, state) },
    { label: 'Term', value: describeTerms(state ? termsFor(bond, state) : bond.terms) },
    { label: 'Usual cost', value: bond.averageCost },
    { label: 'Papers to send', value: documents === '' ? 'None' : documents },
  ];
}

function describeAmount(bond: QuoteBond, state: StateCode | undefined): string {
  const fixed = state && statutoryAmountFor(bond, state);

  return fixed === undefined ? bond.amountLabel : formatWholeMoney(fixed);
}

/** "4 years", "6 or 7 years", "1 to 4 years". */
export function describeTerms(terms: readonly number[]): string {
  const [first] = terms;
  const last = terms.at(-1);
  if (first !== undefined && terms.length === 1) return termWords(first);

  return `${first} ${terms.length === 2 ? 'or' : 'to'} ${last} years`;
}

/** "Notary Bond in Texas", as far as the choice goes. */
export function describeChoice(
  bond: Pick<QuoteBond, 'name'> | undefined,
  state: StateCode | undefined,
): string {
  const name = bond?.name ?? 'a bond';

  return state ? `${name} in ${stateName(state)}` : name;
}
