/** Which bonds a visitor's filters leave, best matches first. */
import type { FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';

/**
 * The bonds that are written in the state, are of the category and hold every word of the search.
 * Those that hold the words in their name come first; otherwise the order stays.
 */
export function findBonds(bonds: readonly FinderBond[], filters: FinderFilters): FinderBond[] {
  const words = toWords(filters.query);
  const found = bonds.filter(
    (bond) =>
      (!filters.state || bond.supportedStates.includes(filters.state)) &&
      (!filters.category || bond.category === filters.category) &&
      holdsWords(`${bond.name} ${bond.slug} ${bond.description} ${bond.keywords}`, words),
  );
  const isNamed = (bond: FinderBond) => holdsWords(`${bond.name} ${bond.slug}`, words);

  return [...found.filter(isNamed), ...found.filter((bond) => !isNamed(bond))];
}

/** Words people type that say nothing about which bond they want. */
const EMPTY_WORDS = new Set('a an and for i in my need of or the to with'.split(' '));

/** The words to look for: "executors of an estate" looks for "executor" and "estate". */
function toWords(query: string): string[] {
  return normalize(query)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY_WORDS.has(word))
    .map(toSingular);
}

function toSingular(word: string): string {
  if (word.length < 4) return word;

  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

/**
 * Each word must start some word of the text, with its hyphens or without: "bmc84" finds "BMC-84".
 */
function holdsWords(text: string, words: readonly string[]): boolean {
  const spaced = ` ${normalize(text)}`;
  const joined = ` ${normalize(text.replace(/-/g, ''))}`;

  return words.every((word) => spaced.includes(` ${word}`) || joined.includes(` ${word}`));
}

/**
 * Lower case, no accents, no apostrophes, one blank for anything else that is not a letter or a
 * digit.
 */
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Diacritic}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
