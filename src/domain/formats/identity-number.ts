/** Finds an SSN or an EIN in free text. */

/** What people put between digits. The ends of a number are where anything else stands. */
export const SEPARATOR = '[\\s()._/\\p{Pd}\\p{Cf}\\u2212]';

/** Three, two and four digits, or two and seven, as they are printed; or all nine in a row. */
const PRINTED = new RegExp(
  `(?<!\\d)(?:\\d{3}${SEPARATOR}+\\d{2}${SEPARATOR}+\\d{4}|\\d{2}${SEPARATOR}+\\d{7}|\\d{9})(?!\\d)`,
  'u',
);

/** Digits with nothing but separators between them. */
export const DIGIT_RUN = new RegExp(`\\d(?:${SEPARATOR}*\\d)*`, 'gu');

/** ZIP+4 has nine digits as well; dates beside another number come to nine by chance. */
const ZIP_PLUS_4 = /^\d{5}\p{Pd}\d{4}$/u;
const DATE = /(?<!\d)(?:\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(?!\d)/gu;

const DIGITS = 9;

/**
 * Whether a text holds nine digits that may be an SSN or an EIN, however they are written. Phone numbers, dates and
 * ZIP+4 are none.
 */
export function holdsIdentityNumber(text: string): boolean {
  if (PRINTED.test(text)) return true;

  return [...text.replace(DATE, ',').matchAll(DIGIT_RUN)].some(
    ([run]) => run.replace(/\D/gu, '').length === DIGITS && !ZIP_PLUS_4.test(run),
  );
}
