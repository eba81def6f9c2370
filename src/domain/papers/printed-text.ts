/**
 * The characters that our documents can print. Customers are told before they pay, and the
 * documents follow the same rule.
 */

/**
 * All characters except the Latin letters and symbols in the documents' font. All white space is
 * printed as a space.
 */
const UNPRINTABLE = /[^\s!-~¡-¬®-ſƏƠơƯưǍ-ǝǢ-ǧǪǫǮ-ǰǴǵǷ-ȁȄȅȈȉȌȍȘ-țəʻʼẞẠ-ỹ–—‘’“”•…₫€™↑↓−]/u;

/**
 * Joiners, direction marks and soft hyphens. They are invisible, and a soft hyphen hides all
 * hyphens of a PDF.
 */
const INVISIBLE = /\p{Cf}/gu;

/** Hyphens from word processors that look like the plain hyphen. */
const HYPHENS = /[\u2010\u2011]/gu;

/** A character with its combining marks. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/** Maximum number of characters in an error message. */
const MAX_NAMED = 5;

/** Normalize a text for our documents: composed letters, plain hyphens, no invisible characters. */
export function toPrinted(text: string): string {
  return text.replace(INVISIBLE, '').replace(HYPHENS, '-').normalize('NFC');
}

/**
 * The characters of a text that our documents cannot print, with their combining marks and without
 * duplicates.
 */
export function unprintableCharacters(text: string): string[] {
  const characters = toPrinted(text).match(CHARACTER) ?? [];

  return [...new Set(characters)].filter((character) => UNPRINTABLE.test(character));
}

/**
 * The error message for a text that our documents print. Undefined when all characters can be
 * printed.
 */
export function printProblem(text: string): string | undefined {
  const characters = unprintableCharacters(text).slice(0, MAX_NAMED);
  if (characters.length === 0) return undefined;

  return `Write this with Latin letters: our papers cannot print ${characters.join(' ')}.`;
}
