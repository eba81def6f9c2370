/** What our papers can print, and as what: customers are told before they pay, and the papers go by the same rule. */

/** Every character but the Latin letters and signs that the text font of the papers has; any space is printed as one. */
const UNPRINTABLE = /[^\s!-~¡-¬®-ſƏƠơƯưǍ-ǝǢ-ǧǪǫǮ-ǰǴǵǷ-ȁȄȅȈȉȌȍȘ-țəʻʼẞẠ-ỹ–—‘’“”•…₫€™↑↓−]/u;

/** Joiners, marks of direction, soft hyphens: nobody sees them, and a soft hyphen hides every hyphen of a PDF. */
const INVISIBLE = /\p{Cf}/gu;

/** Hyphens of word processors, which look like the plain one. */
const HYPHENS = /[\u2010\u2011]/gu;

/** A character with the marks that belong to it. */
const CHARACTER = /\P{M}\p{M}*|\p{M}+/gu;

/** How many characters a message names. */
const MOST_NAMED = 5;

/** A text as the papers print it: its letters composed, its hyphens plain, and nothing invisible in it. */
export function toPrinted(text: string): string {
  return text.replace(INVISIBLE, '').replace(HYPHENS, '-').normalize('NFC');
}

/** The characters of a text that the papers cannot print, each once, with the marks on them. */
export function unprintableCharacters(text: string): string[] {
  const characters = toPrinted(text).match(CHARACTER) ?? [];

  return [...new Set(characters)].filter((character) => UNPRINTABLE.test(character));
}

/** What is wrong with a text that is to be printed; undefined where nothing is. */
export function printProblem(text: string): string | undefined {
  const characters = unprintableCharacters(text).slice(0, MOST_NAMED);
  if (characters.length === 0) return undefined;

  return `Write this with Latin letters: our papers cannot print ${characters.join(' ')}.`;
}
