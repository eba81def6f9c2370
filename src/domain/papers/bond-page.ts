/** The words of a bond up to its signatures. The PDF and its preview print the same. */
import { companionOf } from '../bonds/companion.ts';
import type { FrontPage, ResolvedForm } from './bond-form.ts';
import { knownFacts, partyFacts, type BondFact, type ListedBond } from './bond-facts.ts';
import { fillForm, fillText, type BlankWords, type FilledPiece } from './form-blanks.ts';
import { printedRecitals, printedTexts } from './printed-form.ts';
import type { Surety } from './printed-words.ts';

/** The surety's own text on a bond. */
export type SuretyText = Pick<Surety, 'name' | 'opening'> & {
  companion: Pick<Surety['companion'], 'bond'>;
};

/** A heading with the line below it, and the list of facts. */
type PageHead = { title: string; about: string; facts: BondFact[] };

/** The words of a bond up to its signatures, in order. */
export type BondPage = PageHead & {
  /** A page of its own before the others, where the law wants one. */
  frontPage: PageHead | undefined;
  penalSum: string;
  penalSumInWords: string;
  paragraphs: FilledPiece[][];
  /** The code that prints them adds the numbers. */
  provisions: FilledPiece[][];
};

/** The words of a bond in its form. `words` fills the placeholders. */
export function bondPage(
  bond: ListedBond,
  form: ResolvedForm,
  { words, surety }: { words: BlankWords; surety: SuretyText },
): BondPage {
  const { frontPage, opening = surety.opening, condition, provisions } = form;
  const term = words.expiryDate === '' ? form.term.continuous : form.term.fixed;
  const paragraphs = [opening, ...printedRecitals(form, words), condition, term];
  const ofCompanion = companionOf(words.matter) ? [surety.companion.bond] : [];

  return {
    frontPage: frontPage && {
      title: frontPage.title,
      about: `Front page  ·  ${bond.bondName}  ·  ${words.stateInFull}`,
      facts: frontFacts(frontPage, words),
    },
    title: form.title,
    about: `${kindOf(bond)}  ·  ${words.stateInFull}`,
    facts: [
      ...partyFacts(bond, form.matterLabel, words),
      ...knownFacts([
        ['Surety', surety.name],
        ['Surety address', words.suretyAddress],
        ['Effective date', words.effectiveDate],
        ['Expiry date', words.expiryDate],
      ]),
    ],
    penalSum: words.penalSum,
    penalSumInWords: words.penalSumInWords,
    paragraphs: paragraphs.map((text) => fillForm(text, words)),
    provisions: [...printedTexts(provisions, words), ...ofCompanion].map((text) =>
      fillForm(text, words),
    ),
  };
}

/** The kind of a bond below its title: the principal's title when the court gives one, else the name in the catalog. */
function kindOf({ capacity, bondName }: ListedBond): string {
  return capacity === undefined ? bondName : `Bond of ${capacity}`;
}

/** The rows of a first page that the law wants. A row with an unmet need is left out. */
function frontFacts({ rows }: FrontPage, words: BlankWords): BondFact[] {
  return rows.flatMap(({ label, text }) =>
    printedTexts([text], words).map((row): BondFact => [label, fillText(row, words)]),
  );
}
