/** The placeholders in the text of papers, and the text that fills them. */

/** The placeholders that the facts of one bond fill, such as `{principal}`. */
export const FORM_BLANKS = [
  'principal',
  'obligee',
  'surety',
  /** "Commonwealth of Virginia". */
  'suretyStateInFull',
  'state',
  /** "State of Texas". */
  'stateInFull',
  'capacity',
  'penalSum',
  'penalSumInWords',
  'bondNumber',
  'effectiveDate',
  'expiryDate',
  'end',
  'issueDate',
  'attorneyInFact',
  'powerLimit',
  'continuedFrom',
  'continuedTo',
  'bondDate',
  'riderNumber',
  'powerRider',
  /** The first day of a rider's change. */
  'changeDate',
  'changedFrom',
  'changedTo',
  /** Who the bond runs to by law. Equals `{obligee}` when the form names nobody else. */
  'payee',
  'suretyAddress',
  'suretyPhone',
  'principalAddress',
  'principalPhone',
  /** "Estate of Mary Ann Smith, Charleston County". */
  'caption',
  /** The answer to "Purpose". */
  'purpose',
  /** Who signs before the notary: one principal, or the attorney-in-fact. */
  'signer',
  'powerNumber',
  'resolutionDate',
  'president',
  'secretary',
  'naicNumber',
] as const;

/** The placeholders for words that depend on the number of principals. They print like the text around them. */
const NUMBER_BLANKS = [
  /** "as principal". */
  'asPrincipal',
  /** What the rest of the text calls several principals. Empty for one. */
  'togetherCalled',
  /** "the name of the principal in the bond is". */
  'principalNameIs',
  /** Whose address the bond has: "the principal". */
  'firstPrincipal',
] as const;

/** The name of a placeholder. */
export type FormBlank = (typeof FORM_BLANKS)[number] | (typeof NUMBER_BLANKS)[number];

/** The words that depend on the number of principals. */
export function principalWords(count: number): Record<(typeof NUMBER_BLANKS)[number], string> {
  if (count > 1) {
    return {
      asPrincipal: 'as principals',
      togetherCalled: ', together called the principal',
      principalNameIs: 'the names of the principals in the bond are',
      firstPrincipal: 'the principal named first',
    };
  }

  return {
    asPrincipal: 'as principal',
    togetherCalled: '',
    principalNameIs: 'the name of the principal in the bond is',
    firstPrincipal: 'the principal',
  };
}

/** The text for each placeholder of one bond. `matter` fills `{matter.decedent}` and the like. */
export type BlankWords = Readonly<Record<FormBlank, string>> & {
  readonly matter: Readonly<Record<string, string>>;
};

/**
 * A part of a text: the form's own text, or the content of a placeholder, which is printed
 * differently.
 */
export type FilledPiece = { text: string; isFilled: boolean };

const BLANK = /\{([\w.]+)\}/;
const MATTER_BLANK = /^matter\.([a-z]\w*)$/;

/** The placeholders in a text, known or unknown, in order. */
export function blanksIn(text: string): string[] {
  return text.split(BLANK).filter((_, index) => index % 2 === 1);
}

/** The key of the matter that a placeholder prints: "decedent" of `matter.decedent`. */
export function matterKeyOf(blank: string): string | undefined {
  return MATTER_BLANK.exec(blank)?.[1];
}

/** Whether papers can fill a placeholder. */
export function isKnownBlank(blank: string): boolean {
  return isFormBlank(blank) || matterKeyOf(blank) !== undefined;
}

/**
 * The text for a placeholder; empty when the bond has none. Throws on an unknown placeholder,
 * because a bond with a gap is not valid.
 */
export function wordsFor(blank: string, words: BlankWords): string {
  if (isFormBlank(blank)) return words[blank];
  const key = matterKeyOf(blank);
  if (key === undefined) throw new Error(`[papers] Nothing fills the blank {${blank}}`);

  return words.matter[key] ?? '';
}

/**
 * Fill the placeholders of a text. Throws on an unknown placeholder. A sentence that ends with "Jr." or "Inc." gets no
 * second period.
 */
export function fillForm(text: string, words: BlankWords): FilledPiece[] {
  const parts = text.split(BLANK);
  const pieces = parts.map((part, index): FilledPiece => {
    if (index % 2 === 1)
      return { text: wordsFor(part, words), isFilled: !isOneOf(NUMBER_BLANKS, part) };

    const blank = parts[index - 1];
    const hasPeriod = blank !== undefined && wordsFor(blank, words).endsWith('.');

    return { text: hasPeriod ? part.replace(/^\./u, '') : part, isFilled: false };
  });

  return pieces.filter((piece) => piece.text !== '');
}

/** A text with its blanks filled, as plain text. */
export function fillText(text: string, words: BlankWords): string {
  return fillForm(text, words)
    .map((piece) => piece.text)
    .join('');
}

function isFormBlank(name: string): name is FormBlank {
  return isOneOf(FORM_BLANKS, name) || isOneOf(NUMBER_BLANKS, name);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
