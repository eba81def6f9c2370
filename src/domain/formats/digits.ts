/** What people put between digits: blanks, parentheses, dots, any dash, and the invisible marks of pasted text. */
const SEPARATORS = /[\s().\p{Pd}\p{Cf}\u2212]/gu;

/** The digits of a number written with or without separators; undefined when there is anything else, or nothing. */
export function digitsOf(text: string): string | undefined {
  const digits = text.replace(SEPARATORS, '');

  return /^\d+$/.test(digits) ? digits : undefined;
}
