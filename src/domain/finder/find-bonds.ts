/** Finds the bonds for a visitor's filters, best matches first. */
import type { Cents } from '../money.ts';
import { bestOf, matchWords } from '../search/match-words.ts';
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { wordsToFind } from '../search/words.ts';
import type { StateCode } from '../us-states.ts';
import { filterBonds, type FinderFilters } from './filters.ts';
import type { FinderBond } from './finder-bond.ts';
import { readSought } from './read-sought.ts';

/** Words that match every bond. */
const WORDS_OF_EVERY_BOND = ['surety', 'cost'];

/** The least share of the words that a bond has to match if none matches all of them. */
const MIN_COVERAGE = 0.4;

/** The bonds of the finder, with a search index. */
export type SearchableBonds = { bonds: readonly FinderBond[]; index: SearchIndex };

/** Index bonds by name, description and keywords. `readSought` reads the names of states. */
export function indexBonds(bonds: readonly FinderBond[]): SearchableBonds {
  const records = bonds.map(({ slug, name, description, keywords }) => ({
    kind: 'bond' as const,
    path: slug,
    title: name,
    line: description,
    names: [slug],
    tags: [keywords],
    headings: WORDS_OF_EVERY_BOND,
    text: '',
  }));

  return { bonds, index: buildSearchIndex(records) };
}

/** The bonds that a search finds, best match first, and the state and the amount that it names. */
export type FoundBonds = {
  bonds: FinderBond[];
  state: StateCode | undefined;
  amount: Cents | undefined;
};

/**
 * Find the bonds that are sold in the state, belong to the category and match every word of the
 * search, best match first. If there is none, those that match most of it. Without a search the
 * order stays.
 */
export function findBonds({ bonds, index }: SearchableBonds, filters: FinderFilters): FoundBonds {
  const { words, amount, ...sought } = readSought(filters.query);
  const state = filters.state ?? sought.state;
  const found = searchBonds(bonds, index, words);

  return { bonds: filterBonds(found, { ...filters, ...(state && { state }) }), state, amount };
}

function searchBonds(
  bonds: readonly FinderBond[],
  index: SearchIndex,
  query: string,
): readonly FinderBond[] {
  const words = [...new Set(wordsToFind(query))];
  if (words.length === 0) return bonds;

  const begun = /\S$/.test(query) ? words.at(-1) : undefined;
  // "Used car": no bond is about used things, so only the car counts. "Zeppelin bond" names none.
  const known = words.filter((word) => matchWords(index, [word], begun).length > 0);
  const matches = bestOf(matchWords(index, known, begun), bonds.length);
  const complete = matches.filter(({ coverage }) => coverage === 1);
  const partial = matches.filter(({ coverage }) => coverage >= MIN_COVERAGE);
  const found = complete.length > 0 ? complete : partial;
  const isVague = known.length < words.length && found.length === bonds.length;

  return isVague ? [] : found.map(({ id }) => bonds[id] as FinderBond);
}
