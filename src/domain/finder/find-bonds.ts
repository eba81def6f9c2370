/** Which bonds a visitor's filters leave, best matches first. */
import type { FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';

/**
 * The bonds that are written in the state, are of the category and hold every word of the search. Those that hold
 * the words in their name come first; otherwise the order stays.
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

/** A search is the same in any case, with or without accents and hyphens: "bmc84" finds "BMC-84". */
function toWords(text: string): string[] {
  return normalize(text).split(' ').filter(Boolean);
}

/** Each word must start some word of the text, or stand in the text when the hyphens are gone. */
function holdsWords(text: string, words: readonly string[]): boolean {
  const spaced = ` ${normalize(text)}`;
  const joined = ` ${normalize(text.replace(/-/g, ''))}`;

  return words.every((word) => spaced.includes(` ${word}`) || joined.includes(` ${word}`));
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
