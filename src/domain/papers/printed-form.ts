/** The paragraphs of a form that one bond prints, and the facts that they lack. */
import type { FormText, ResolvedForm } from './bond-form.ts';
import { blanksIn, matterKeyOf, wordsFor, type BlankWords } from './form-blanks.ts';

/** The recitals that a bond prints. A bond without any matter has those from before we asked. */
export function printedRecitals(form: ResolvedForm, words: BlankWords): string[] {
  const hasMatter = Object.values(words.matter).some((value) => value !== '');
  const { recitals, recitalsWithoutMatter = recitals } = form;

  return printedTexts(hasMatter ? recitals : recitalsWithoutMatter, words);
}

/** The texts whose needs the bond meets. */
export function printedTexts(texts: readonly FormText[], words: BlankWords): string[] {
  return texts.flatMap((item) => {
    if (typeof item === 'string') return [item];

    return item.needs.every((need) => wordsFor(toBlank(need), words) !== '') ? [item.text] : [];
  });
}

/** Facts that a paper never leaves empty, besides the fields of the matter. */
const OF_THE_MATTER: readonly string[] = [
  'caption',
  'purpose',
  'principalAddress',
  'principalPhone',
];

/**
 * The facts that a bond's text names and the bond lacks: keys of the matter, `caption`,
 * `purpose` and the like, without duplicates. A bond that lacks one is not issued.
 */
export function lackingMatter(form: ResolvedForm, words: BlankWords): string[] {
  const blanks = printedText(form, words)
    .flatMap(blanksIn)
    .filter((blank) => OF_THE_MATTER.includes(blank) || matterKeyOf(blank) !== undefined)
    .filter((blank) => wordsFor(blank, words) === '');

  return [...new Set(blanks.map((blank) => matterKeyOf(blank) ?? blank))];
}

function printedText(form: ResolvedForm, words: BlankWords): string[] {
  const { opening, payee, condition, attestationText, frontPage, term, provisions, title } = form;
  const optional = [opening, payee, attestationText].filter((text) => text !== undefined);
  const front = printedTexts(
    (frontPage?.rows ?? []).map(({ text }) => text),
    words,
  );
  const ending = words.expiryDate === '' ? term.continuous : term.fixed;

  return [
    ...[title, ...optional, ...front, ...printedRecitals(form, words), condition, ending],
    ...printedTexts(provisions, words),
  ];
}

/** A need names a field of the matter, or one of the other facts. */
function toBlank(need: string): string {
  return OF_THE_MATTER.includes(need) ? need : `matter.${need}`;
}
