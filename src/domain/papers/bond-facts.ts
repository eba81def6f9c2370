/** The list of facts at the head of a bond's papers. */
import { capitalized } from '../formats/capitalized.ts';
import { companionOf } from '../bonds/companion.ts';
import { companionName } from '../bonds/companion-words.ts';
import { payeeFacts } from '../bonds/payee.ts';
import type { BlankWords } from './form-blanks.ts';
import type { IssuedBond } from './issued-bond.ts';

/** One line of the list of facts on a paper. */
export type BondFact = readonly [label: string, value: string];

/** The facts of a bond that its list needs besides the words of its papers. */
export type ListedBond = Pick<
  IssuedBond,
  'bondName' | 'principals' | 'principal' | 'capacity' | 'obligee' | 'form'
>;

/**
 * The parties and the matter of a bond, as every paper of it lists them. Facts that the bond does
 * not have are left out.
 */
export function partyFacts(
  bond: ListedBond,
  matterLabel: string,
  { payee, caption, purpose, matter }: BlankWords,
): BondFact[] {
  const facts = [
    [principalLabel(bond.principals), bond.principal],
    ['Capacity', bond.capacity ?? ''],
    ...payeeFacts(payee, bond.obligee),
    [bond.form?.matterLabel ?? matterLabel, caption === '' ? purpose : caption],
    ['Case number', matter['caseNumber'] ?? ''],
    ['Purpose', caption === '' ? '' : purpose],
    ['Given with', givenWith(matter)],
    ['Form', bond.form?.id ?? ''],
  ] as const;

  return knownFacts(facts);
}

/** The companion of a bond: "Payment bond of the same number and penal sum". Empty for a bond given alone. */
export function givenWith(matter: BlankWords['matter']): string {
  const companion = companionOf(matter);

  return companion === undefined
    ? ''
    : `${capitalized(companionName(companion))} of the same number and penal sum`;
}

/** The label of the line that names the principals. */
export function principalLabel({ length }: readonly string[]): string {
  return length === 1 ? 'Principal' : 'Principals';
}

/** The facts with a value. */
export function knownFacts(facts: readonly BondFact[]): BondFact[] {
  return facts.filter(([, value]) => value !== '');
}
