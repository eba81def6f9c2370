/** Finds the records that match a query, for the site search and the bond finder. */
import type { SearchResult as MiniSearchResult } from 'minisearch';
import type { SearchIndex, ShownRecord } from './search-index.ts';
import { synonymsOf } from './synonyms.ts';
import { beginsSmallWord } from './words.ts';

/** A matching record, its score, and the words of its texts that matched. */
export type Match = {
  id: number;
  record: ShownRecord;
  score: number;
  /** The share of the typed words that the record contains, from 0 to 1. Rare words count more. */
  coverage: number;
  words: readonly string[];
};

/** The weight of a synonym compared with the typed word. */
const SYNONYM_BOOST = 0.4;

/** A corrected word counts as much as one without a mistake: "notry tx" seeks a notary bond first. */
const CORRECTED = { fuzzy: 1, prefix: 1 };

/** Shorter words are similar to too many others to be corrected. */
const SHORTEST_CORRECTED = 4;
const SHORTEST_WITH_TWO_ERRORS = 6;

/** Shorter words are prefixes of too many others, so they are searched only in names and tags. */
const SHORTEST_IN_TEXT = 3;

type Found = MiniSearchResult & ShownRecord;

/**
 * The records that contain at least one of the words, best first. A word also matches words that
 * start with it and its synonyms. It is treated as misspelled only without such a match. The word
 * `begun` may still be incomplete.
 */
export function matchWords(index: SearchIndex, words: readonly string[], begun?: string): Match[] {
  const known = words
    .map((word) => ({ word, found: findWord(index, word, word === begun) }))
    // "executor thi" may become "executor this", and "this" carries no meaning.
    .filter(({ word, found }) => found.length > 0 || word !== begun || !beginsSmallWord(word))
    .map(({ word, found }) => ({ word, found, rarity: rarityOf(found, index) }));
  const searches = limitBegun(known, begun);
  const wanted = searches.reduce((sum, { rarity }) => sum + rarity, 0);
  const sums = new Map<number, Match>();

  // A common word is in thousands of records, so nothing here copies a record.
  for (const { found, rarity } of searches) {
    for (const record of found) {
      // MiniSearch multiplies the score by the number of matching words, which are synonyms here.
      const score = record.score / record.queryTerms.length;
      const sum = sums.get(record.id);
      if (sum === undefined) {
        sums.set(record.id, {
          id: record.id,
          record,
          score,
          coverage: rarity,
          words: record.terms,
        });
      } else {
        sum.score += score;
        sum.coverage += rarity;
        sum.words = [...sum.words, ...record.terms];
      }
    }
  }

  const matches = [...sums.values()];
  for (const match of matches) {
    match.coverage /= wanted;
    match.score *= match.coverage ** 2;
  }

  return matches.sort((a, b) => b.score - a.score || a.id - b.id);
}

/** "notary te" may become "notary texas", so an unfinished word of one or two letters counts no more than the other words. */
function limitBegun<Search extends { word: string; rarity: number }>(
  searches: readonly Search[],
  begun: string | undefined,
): Search[] {
  const isBegun = ({ word }: Search) => word === begun && word.length < SHORTEST_IN_TEXT;
  const others = searches.filter((search) => !isBegun(search)).map(({ rarity }) => rarity);

  return searches.map((search) =>
    isBegun(search) ? { ...search, rarity: Math.min(search.rarity, ...others) } : search,
  );
}

/** The weight of a word: the fewer records contain it, the higher. */
function rarityOf(found: readonly Found[], index: SearchIndex): number {
  return Math.log(1 + index.documentCount / (found.length + 1));
}

/** The records that match one typed word. */
function findWord(index: SearchIndex, word: string, isBegun: boolean): Found[] {
  const fields = word.length < SHORTEST_IN_TEXT ? ['names', 'tags'] : undefined;
  const typed = { queries: [word], prefix: true, ...(fields && { fields }) };
  const synonyms = { queries: synonymsOf(word), boostTerm: () => SYNONYM_BOOST };
  let found = index.search({ queries: [typed, synonyms] });
  for (let errors = 1; found.length === 0 && errors <= maxErrors(word, isBegun); errors += 1) {
    found = index.search(word, { fuzzy: errors, weights: CORRECTED });
  }

  return found as Found[];
}

/**
 * Maximum number of typing errors in a word. Two swapped letters are two errors, and each missing
 * last letter of an incomplete word is one.
 */
function maxErrors({ length }: string, isBegun: boolean): number {
  if (length < SHORTEST_CORRECTED) return 0;

  return length + (isBegun ? 1 : 0) < SHORTEST_WITH_TWO_ERRORS ? 1 : 2;
}
