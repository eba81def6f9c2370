/** The longest word that is kept; the database cuts at the same length. */
const LONGEST_WORD = 100;

/** More words than these make a search no narrower that a person would notice. */
export const MOST_SEARCH_WORDS = 5;

/**
 * The words of a text, by which applications are found: in lower case, without accents and apostrophes, each once.
 * The same as `private.words_in` of the database; a test compares them.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '');
  const words = plain.split(/[\s,;:()"/&]+/).map((word) => word.slice(0, LONGEST_WORD));

  return [...new Set(words)].filter(Boolean).slice(0, MOST_SEARCH_WORDS);
}
