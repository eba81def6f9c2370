/** Which bonds a visitor's filters leave, best matches first. */
import { normalize, wordsToFind } from '../search/words.ts';
import type { FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';

/**
 * The bonds that are written in the state, are of the category and hold every word of the search.
 * Those that hold the words in their name come first; otherwise the order stays.
 */
export function findBonds(bonds: readonly FinderBond[], filters: FinderFilters): FinderBond[] {
  const words = wordsToFind(filters.query);
  const found = bonds.filter(
    (bond) =>
      (!filters.state || bond.supportedStates.includes(filters.state)) &&
      (!filters.category || bond.category === filters.category) &&
      holdsWords(`${bond.name} ${bond.slug} ${bond.description} ${bond.keywords}`, words),
  );
  const isNamed = (bond: FinderBond) => holdsWords(`${bond.name} ${bond.slug}`, words);

  return [...found.filter(isNamed), ...found.filter((bond) => !isNamed(bond))];
}

/**
 * Each word must start some word of the text, with its hyphens or without: "bmc84" finds "BMC-84".
 */
function holdsWords(text: string, words: readonly string[]): boolean {
  const spaced = ` ${normalize(text)}`;
  const joined = ` ${normalize(text.replace(/-/g, ''))}`;

  return words.every((word) => spaced.includes(` ${word}`) || joined.includes(` ${word}`));
}
