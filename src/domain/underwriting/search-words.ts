/** Maximum length of a word. The database cuts words at the same length. */
const LONGEST_WORD = 100;

/** More words would not narrow a search noticeably. */
export const MAX_SEARCH_WORDS = 5;

/**
 * The words of a text for finding applications: lower case, without accents, apostrophes and
 * duplicates. `private.words_in` in the database returns the same; a test compares them.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '');
  const words = plain.split(/[\s,;:()"/&]+/).map((word) => word.slice(0, LONGEST_WORD));

  return [...new Set(words)].filter(Boolean).slice(0, MAX_SEARCH_WORDS);
}
