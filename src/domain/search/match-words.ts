/** Finds the records that match a query, for the site search and the bond finder. */
import type { Query, SearchOptions, SearchResult as MiniSearchResult } from 'minisearch';
import { KIND_BOOSTS, type SearchIndex, type ShownRecord } from './search-index.ts';
import { SYNONYMS, synonymsOf } from './synonyms.ts';
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

/** A word with synonyms is a whole word. Longer ones are also the beginnings of words that mean the same. */
const LONGEST_NEVER_BEGUN = 3;

/** A record that contains a word, the weight of that word in it, and the words of its texts that matched. */
type Hit = { id: number; record: ShownRecord; score: number; words: readonly string[] };

/**
 * The records that contain at least one of the words, in no order. A word also matches words that start with it and its
 * synonyms. It is treated as misspelled only without such a match. The word `begun` may still be incomplete.
 */
export function matchWords(index: SearchIndex, words: readonly string[], begun?: string): Match[] {
  const known = words
    .map((word) => ({ word, hits: findWord(index, word, word === begun) }))
    // "executor thi" may become "executor this", and "this" carries no meaning.
    .filter(({ word, hits }) => hits.length > 0 || word !== begun || !beginsSmallWord(word))
    .map(({ word, hits }) => ({ word, hits, rarity: rarityOf(hits.length, index) }));
  const searches = limitBegun(known, begun);
  const wanted = searches.reduce((sum, { rarity }) => sum + rarity, 0);
  const sums = new Map<number, Match>();

  // A common word is in thousands of records, so nothing here copies a record.
  for (const { hits, rarity } of searches) {
    for (const hit of hits) {
      const sum = sums.get(hit.id);
      if (sum === undefined) {
        sums.set(hit.id, { ...hit, coverage: rarity });
      } else {
        sum.score += hit.score;
        sum.coverage += rarity;
        sum.words = [...sum.words, ...hit.words];
      }
    }
  }

  const matches = [...sums.values()];
  for (const match of matches) {
    match.coverage /= wanted;
    match.score *= match.coverage ** 2;
  }

  return matches;
}

/** At most `limit` of the matches, best first. Of equal matches the earlier record comes first. */
export function bestOf(matches: readonly Match[], limit: number): Match[] {
  const best: Match[] = [];
  for (const match of matches) {
    const last = best[limit - 1];
    if (last && !isBetter(match, last)) continue;

    let place = best.length;
    while (place > 0 && isBetter(match, best[place - 1] as Match)) place -= 1;
    best.splice(place, 0, match);
    best.length = Math.min(best.length, limit);
  }

  return best;
}

function isBetter(match: Match, other: Match): boolean {
  return match.score > other.score || (match.score === other.score && match.id < other.id);
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
function rarityOf(holders: number, index: SearchIndex): number {
  return Math.log(1 + index.documentCount / (holders + 1));
}

/** The records that match one typed word. */
function findWord(index: SearchIndex, word: string, isBegun: boolean): Hit[] {
  const isShort = word.length < SHORTEST_IN_TEXT;
  const fields = isShort ? ['names', 'tags'] : undefined;
  // "Bond of a c": a short word that is complete begins no other word. Nor does "car", which is no "carrier".
  const isComplete = isShort ? !isBegun : word.length <= LONGEST_NEVER_BEGUN && SYNONYMS.has(word);
  const typed = { queries: [word], prefix: !isComplete, ...(fields && { fields }) };
  const synonyms = { queries: synonymsOf(word), boostTerm: () => SYNONYM_BOOST };
  let hits = readHits(index, { queries: [typed, synonyms] });
  for (let errors = 1; hits.length === 0 && errors <= maxErrors(word, isBegun); errors += 1) {
    hits = readHits(index, word, { fuzzy: errors, weights: CORRECTED });
  }

  return hits;
}

/**
 * What MiniSearch finds, in no order. A filter that keeps nothing reads each match, because MiniSearch would sort what it
 * keeps, which takes as long as the search itself.
 */
function readHits(index: SearchIndex, query: Query, options: SearchOptions = {}): Hit[] {
  const hits: Hit[] = [];
  const filter = ({
    id,
    shown,
    score,
    terms,
    queryTerms,
  }: MiniSearchResult & { shown: ShownRecord }) => {
    // MiniSearch multiplies the score by the number of matching words, which are synonyms here.
    const weight = KIND_BOOSTS[shown.kind] / queryTerms.length;
    hits.push({ id, record: shown, score: score * weight, words: terms });

    return false;
  };
  index.search(query, { ...options, filter: filter as (result: MiniSearchResult) => boolean });

  return hits;
}

/**
 * Maximum number of typing errors in a word. Two swapped letters are two errors, and each missing
 * last letter of an incomplete word is one.
 */
function maxErrors({ length }: string, isBegun: boolean): number {
  if (length < SHORTEST_CORRECTED) return 0;

  return length + (isBegun ? 1 : 0) < SHORTEST_WITH_TWO_ERRORS ? 1 : 2;
}
