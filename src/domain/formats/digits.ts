/**
 * Separators between digits: blanks, parentheses, dots, all dashes, and invisible characters from
 * pasted text.
 */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}\u2212]/gu;

/** Remove the separators from a text. Undefined when the result does not match the pattern. */
export function digitsLike(text: string, pattern: RegExp): string | undefined {
  const digits = text.replace(SEPARATORS, '');

  return pattern.test(digits) ? digits : undefined;
}

/**
 * The digits of a number with or without separators. Undefined when the text has other characters
 * or no digits.
 */
export function digitsOf(text: string): string | undefined {
  return digitsLike(text, /^\d+$/);
}
