/** Finds an SSN or EIN in free text. */

/** Separators between digits. Any other character ends a number. */
const SEPARATORS = /[\s()._/\p{Pd}\p{Cf}\u2212]+/gu;

const LONE_DASH = /^\p{Pd}$/u;

/** Three, two and four digits, or two and seven, as in print, or nine digits without separators. */
const PRINTED = /(?<!\d)(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{2}[- ]\d{7}|\d{9})(?!\d)/u;

/** Digits with single separators between them, in a text with collapsed separators. */
export const DIGIT_RUN = /\d(?:[- ]?\d)*/gu;

/**
 * ZIP+4 has nine digits as well, and a date next to another number may add up to nine by chance.
 */
const ZIP_PLUS_4 = /^\d{5}-\d{4}$/u;
const DATE = /(?<!\d)(?:\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/gu;

const DIGITS = 9;

/**
 * Replace each run of separators with one blank, or with `-` for a single dash as in ZIP+4.
 * Patterns can then allow one separator instead of any number of them, so their running time is
 * linear however many blanks the text has.
 */
export function closeUpSeparators(text: string): string {
  return text.replace(SEPARATORS, (run) => (LONE_DASH.test(run) ? '-' : ' '));
}

/**
 * Whether a text contains nine digits that may be an SSN or EIN, in any notation. Phone numbers,
 * dates and ZIP+4 do not count.
 */
export function holdsIdentityNumber(text: string): boolean {
  if (PRINTED.test(closeUpSeparators(text))) return true;

  return [...closeUpSeparators(text.replace(DATE, ',')).matchAll(DIGIT_RUN)].some(
    ([run]) => run.replace(/\D/gu, '').length === DIGITS && !ZIP_PLUS_4.test(run),
  );
}
