/** Finds an SSN or an EIN in free text. */

/** What people put between digits. The ends of a number are where anything else stands. */
const SEPARATORS = /[\s()._/\p{Pd}\p{Cf}\u2212]+/gu;

const LONE_DASH = /^\p{Pd}$/u;

/** Three, two and four digits, or two and seven, as they are printed; or all nine in a row. */
const PRINTED = /(?<!\d)(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{2}[- ]\d{7}|\d{9})(?!\d)/u;

/** Digits with nothing but separators between them, in a text whose separators are closed up. */
export const DIGIT_RUN = /\d(?:[- ]?\d)*/gu;

/** ZIP+4 has nine digits as well; dates beside another number come to nine by chance. */
const ZIP_PLUS_4 = /^\d{5}-\d{4}$/u;
const DATE = /(?<!\d)(?:\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/gu;

const DIGITS = 9;

/**
 * The text with one blank for each run of separators, and `-` for a dash that stands alone, as in ZIP+4. Patterns that
 * allow one separator instead of any number of them take time in proportion to the text, however many blanks it has.
 */
export function closeUpSeparators(text: string): string {
  return text.replace(SEPARATORS, (run) => (LONE_DASH.test(run) ? '-' : ' '));
}

/**
 * Whether a text holds nine digits that may be an SSN or an EIN, however they are written. Phone numbers, dates and
 * ZIP+4 are none.
 */
export function holdsIdentityNumber(text: string): boolean {
  if (PRINTED.test(closeUpSeparators(text))) return true;

  return [...closeUpSeparators(text.replace(DATE, ',')).matchAll(DIGIT_RUN)].some(
    ([run]) => run.replace(/\D/gu, '').length === DIGITS && !ZIP_PLUS_4.test(run),
  );
}
