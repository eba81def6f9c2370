/** What people put between digits: blanks, parentheses, dots, any dash, and the invisible marks of pasted text. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}\u2212]/gu;

/** What is left of a text without separators, if it is as the pattern wants it: digits, so many, beginning so. */
export function digitsLike(text: string, pattern: RegExp): string | undefined {
  const digits = text.replace(SEPARATORS, '');

  return pattern.test(digits) ? digits : undefined;
}

/** The digits of a number written with or without separators; undefined when there is anything else, or nothing. */
export function digitsOf(text: string): string | undefined {
  return digitsLike(text, /^\d+$/);
}
