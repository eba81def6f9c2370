import { statutoryAmountFor, termsFor } from '~/domain/bonds/bond-rules';
import { documentTypeLabel } from '~/domain/bonds/bond-types';
import { formatWholeMoney } from '~/domain/money';
import {
  type ExamplePrice,
  examplePriceWords,
  findExamplePrice,
} from '~/domain/quote/example-price-words';
import { bondTermWords } from '~/domain/quote/term-words';
import { type StateCode, stateName } from '~/domain/us-states';
import type { QuoteBond } from './quote-bond';

/** One fact about a bond: "Our price", "$237 for $10,000". */
export type BondFact = { label: string; value: string };

/**
 * The facts that visitors want before applying. A chosen state makes them specific. `asked` is the price for the amount
 * that the visitor has typed before; without it, the price is our example.
 */
export function describeBond(
  bond: QuoteBond,
  state: StateCode | undefined,
  asked?: ExamplePrice,
): BondFact[] {
  const documents = bond.requiredDocuments
    .map((type) => documentTypeLabel(type, bond.otherDocument))
    .join('; ');

  return [
    { label: 'Amount', value: describeAmount(bond, state) },
    { label: 'Term', value: describeTerms(bond.slug, state ? termsFor(bond, state) : bond.terms) },
    { label: 'Our price', value: examplePriceWords(asked ?? findExamplePrice(bond.prices, state)) },
    { label: 'Documents to send', value: documents === '' ? 'None' : documents },
  ];
}

function describeAmount(bond: QuoteBond, state: StateCode | undefined): string {
  const fixed = state && statutoryAmountFor(bond, state);

  return fixed === undefined ? bond.amountLabel : formatWholeMoney(fixed);
}

/** For example "4 years", "6 or 7 years", "1 to 4 years" or the end of a bid bond. */
export function describeTerms(slug: string, terms: readonly number[]): string {
  const [first] = terms;
  const last = terms.at(-1);
  if (first !== undefined && terms.length === 1) return bondTermWords(slug, first);

  return `${first} ${terms.length === 2 ? 'or' : 'to'} ${last} years`;
}

/** For example "Notary Bond in Texas". Names only what the visitor has chosen so far. */
export function describeChoice(
  bond: Pick<QuoteBond, 'name'> | undefined,
  state: StateCode | undefined,
): string {
  const name = bond?.name ?? 'a bond';

  return state ? `${name} in ${stateName(state)}` : name;
}
