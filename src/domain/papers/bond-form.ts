import type { BondSlug } from '../bonds/bond-types.ts';

/** What a form leaves open, to be filled in with the facts of one bond: `{principal}`. */
export const FORM_BLANKS = [
  ...(['principal', 'obligee', 'surety', 'suretyState', 'state', 'capacity'] as const),
  ...(['penalSum', 'penalSumInWords', 'bondNumber', 'effectiveDate', 'expiryDate'] as const),
  ...(['issueDate', 'attorneyInFact', 'powerLimit', 'continuedFrom', 'continuedTo'] as const),
  ...(['bondDate', 'riderNumber', 'powerRider', 'changedFrom', 'changedTo'] as const),
] as const;

/** The name of one blank. */
export type FormBlank = (typeof FORM_BLANKS)[number];

/** What stands in each blank of one bond. */
export type BlankWords = Readonly<Record<FormBlank, string>>;

/** The words of a family of bonds, as printed. Texts hold blanks. */
export type BondForm = {
  /** At the top of the paper. */
  title: string;
  /** True until counsel has approved the words; the paper says so. */
  isSample: boolean;
  /** The bonds written on it, and in what capacity each binds its principal. */
  capacities: Readonly<Partial<Record<BondSlug, string>>>;
  /** What the line for the estate, the project or the plan is called. */
  matterLabel: string;
  /** Why the bond is given, one paragraph each. */
  recitals: readonly string[];
  /** When the promise is kept, and when it is not. */
  condition: string;
  /** How long it lasts: with a last day, and without one. */
  term: { fixed: string; continuous: string };
  /** What else holds, numbered on the paper. */
  provisions: readonly string[];
};

/** A piece of a text: its own words, or the filling of a blank, which is set apart. */
export type FilledPiece = { text: string; isFilled: boolean };

const BLANK = /\{(\w+)\}/;

/** The blanks a text names, known or not, in its order. */
export function blanksIn(text: string): string[] {
  return text.split(BLANK).filter((_, index) => index % 2 === 1);
}

/** A text with its blanks filled in. Throws at a blank nobody knows: a bond with a hole in it is none. */
export function fillForm(text: string, words: BlankWords): FilledPiece[] {
  const pieces = text.split(BLANK).map((part, index) => {
    if (index % 2 === 0) return { text: part, isFilled: false };
    if (!isFormBlank(part)) throw new Error(`[papers] Nothing fills the blank {${part}}`);

    return { text: words[part], isFilled: true };
  });

  return pieces.filter((piece) => piece.text !== '');
}

function isFormBlank(name: string): name is FormBlank {
  return FORM_BLANKS.some((known) => known === name);
}
