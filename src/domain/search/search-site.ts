import { findWords } from './find-words.ts';
import { PLACES } from './index-file.ts';
import { markWords, type MarkedPiece } from './mark-words.ts';
import { forEachNumber } from './posting-code.ts';
import type { IndexedRecord, SearchIndex } from './search-index.ts';
import type { SearchKind } from './search-record.ts';
import { beginsSmallWord, normalize, wordsIn, wordsToFind } from './words.ts';

/** One result: what it is, where it leads, and what is shown of it. */
export type SearchResult = {
  kind: SearchKind;
  path: string;
  title: MarkedPiece[];
  line: MarkedPiece[];
};

/** How many records match, and the best of them, the best first. */
export type SearchAnswer = { count: number; results: SearchResult[] };

/** Words of a query that are looked at; whoever writes more is not searching. */
const MOST_WORDS = 8;

/** What a word is worth in each place: title, tags, headings, text. */
const PLACE_WORTH = [10, 5, 3, 1];

/** Most come for a bond; a question is only a part of a page. */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  bond: 1.5,
  state: 1,
  guide: 1,
  question: 0.8,
};

/** Words that stand in every other title and so do not tell one from another. */
const USUAL_TITLE_WORDS = new Set(['bond', 'surety']);

/** A record has to hold this share of what the words of the query tell together. */
const LEAST_COVERAGE = 0.4;

/** So many of the best are looked at closely; nobody is shown more. */
const LOOKED_AT = 60;

/**
 * Search the site. Every word counts for more the fewer records have it and the weightier the place
 * where it stands; a record that lacks a word comes after those that have it, and a title that says
 * just what was typed comes first. The last word may be half typed.
 */
export function searchSite(index: SearchIndex, query: string, most: number): SearchAnswer {
  const matches = matchWords(index, query);
  const words = new Set(matches.flatMap((match) => match.words));
  const found = rank(index, matches);
  const best = found
    .sort(byWorth)
    .slice(0, LOOKED_AT)
    .map(({ record, worth }) => ({ record, worth: worth * (1 + titleShare(record.title, words)) }))
    .sort(byWorth)
    .slice(0, most)
    .map(({ record: { kind, path, title, line } }) => ({
      kind,
      path,
      title: markWords(title, words),
      line: markWords(line, words),
    }));

  return { count: found.length, results: best };
}

/** A record that matches, and how well. */
type Ranked = { record: IndexedRecord; worth: number };

/** What a typed word is worth in each record, how much it tells, and the words it stands for. */
type Match = { worth: Float32Array; rarity: number; words: string[] };

/** What each typed word matches; not of a last one that may yet become a small word. */
function matchWords(index: SearchIndex, query: string): Match[] {
  const typed = typedWords(query);
  const begun = /\S$/.test(query) ? typed.at(-1) : undefined;

  return typed
    .map((word) => ({ word, match: matchWord(index, word, word === begun) }))
    .filter(({ word, match }) => match.words.length > 0 || word !== begun || !beginsSmallWord(word))
    .map(({ match }) => match);
}

/** The records that hold enough of what was typed. */
function rank({ records }: SearchIndex, matches: readonly Match[]): Ranked[] {
  const wanted = matches.reduce((sum, { rarity }) => sum + rarity, 0);
  const ranked: Ranked[] = [];
  records.forEach((record, number) => {
    let worth = 0;
    let covered = 0;
    for (const match of matches) {
      const value = match.worth[number] as number;
      worth += value * match.rarity;
      if (value > 0) covered += match.rarity;
    }
    const coverage = covered / wanted;
    if (coverage >= LEAST_COVERAGE) {
      ranked.push({ record, worth: worth * coverage * KIND_WORTH[record.kind] });
    }
  });

  return ranked;
}

/** Sorting keeps the order of equals. */
function byWorth(a: Ranked, b: Ranked): number {
  return b.worth - a.worth;
}

/**
 * What was typed, word by word. Small words and single letters count when there is nothing else:
 * "OR" is a state.
 */
function typedWords(query: string): string[] {
  const telling = wordsToFind(query).filter((word) => word.length > 1);
  const words = telling.length > 0 ? telling : normalize(query).split(' ');

  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_WORDS);
}

function matchWord(index: SearchIndex, typed: string, isBegun: boolean): Match {
  const size = index.records.length;
  const worth = new Float32Array(size);
  const found = findWords(index, typed, isBegun);
  let holders = 0;
  for (const { number, closeness } of found) {
    forEachNumber(index.postings[number] as string, (posting) => {
      const record = Math.floor(posting / PLACES);
      const known = worth[record] as number;
      const value = (PLACE_WORTH[posting % PLACES] as number) * closeness;
      if (known === 0) holders += 1;
      if (value > known) worth[record] = value;
    });
  }

  return {
    worth,
    rarity: Math.log(1 + size / (holders + 1)),
    words: found.map(({ number }) => index.words[number] as string),
  };
}

/** Which part of a title's telling words was searched for. */
function titleShare(title: string, words: ReadonlySet<string>): number {
  const telling = wordsIn(title).filter((word) => !USUAL_TITLE_WORDS.has(word));
  const searched = telling.filter((word) => words.has(word));

  return searched.length / Math.max(1, telling.length);
}
