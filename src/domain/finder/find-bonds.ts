/** Finds the bonds for a visitor's filters, best matches first. */
import { matchWords } from '../search/match-words.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { wordsToFind } from '../search/words.ts';
import { stateName } from '../us-states.ts';
import { filterBonds, type FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';

/** Words that match every bond. */
const WORDS_OF_EVERY_BOND = ['surety', 'cost'];

/** The bonds of the finder, with a search index. */
export type SearchableBonds = { bonds: readonly FinderBond[]; index: SearchIndex };

/** Index bonds by name, description, keywords and the states where they are sold. */
export function indexBonds(bonds: readonly FinderBond[]): SearchableBonds {
  const records = bonds.map(({ slug, name, description, keywords, supportedStates }) => ({
    kind: 'bond' as const,
    path: slug,
    title: name,
    line: description,
    names: [slug],
    tags: [keywords],
    headings: [...WORDS_OF_EVERY_BOND, ...supportedStates.map(stateName)],
    text: '',
  }));

  return { bonds, index: buildSearchIndex(records) };
}

/**
 * Find the bonds that are sold in the state, belong to the category and match every word of the
 * search, best match first. Without a search the order stays.
 */
export function findBonds({ bonds, index }: SearchableBonds, filters: FinderFilters): FinderBond[] {
  return filterBonds(searchBonds(bonds, index, filters.query), filters);
}

function searchBonds(
  bonds: readonly FinderBond[],
  index: SearchIndex,
  query: string,
): readonly FinderBond[] {
  const words = [...new Set(wordsToFind(query))];
  if (words.length === 0) return bonds;

  const begun = /\S$/.test(query) ? words.at(-1) : undefined;

  return matchWords(index, words, begun)
    .filter(({ coverage }) => coverage === 1)
    .map(({ id }) => bonds[id] as FinderBond);
}
