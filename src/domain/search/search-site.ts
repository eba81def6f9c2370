import { findWords } from './find-words.ts';
import { PLACES } from './index-file.ts';
import { markWords, type MarkedPiece } from './mark-words.ts';
import { forEachNumber } from './posting-code.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchKind } from './search-record.ts';
import { normalize, wordsIn, wordsToFind } from './words.ts';

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
  bond: 1.3,
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
  const typed = typedWords(query);
  if (typed.length === 0) return { count: 0, results: [] };

  const size = index.paths.length;
  const worth = new Float32Array(size);
  const covered = new Float32Array(size);
  const marked = new Set<string>();
  let wanted = 0;
  typed.forEach((word, position) => {
    const isBegun = position === typed.length - 1 && /\S$/.test(query);
    const match = matchWord(index, word, isBegun);
    for (const found of match.words) marked.add(found);
    wanted += match.rarity;
    for (let record = 0; record < size; record += 1) {
      const value = match.worth[record] ?? 0;
      if (value === 0) continue;

      worth[record] = (worth[record] ?? 0) + value * match.rarity;
      covered[record] = (covered[record] ?? 0) + match.rarity;
    }
  });

  const found: Ranked[] = [];
  for (let record = 0; record < size; record += 1) {
    const coverage = (covered[record] ?? 0) / wanted;
    if (coverage < LEAST_COVERAGE) continue;

    found.push({ record, rank: (worth[record] ?? 0) * coverage * kindWorth(index, record) });
  }
  const best = found
    .sort(byRank)
    .slice(0, LOOKED_AT)
    .map(({ record, rank }) => ({ record, rank: rank * (1 + titleShare(index, record, marked)) }))
    .sort(byRank)
    .slice(0, most);

  return { count: found.length, results: best.map(({ record }) => show(index, record, marked)) };
}

type Ranked = { record: number; rank: number };

function byRank(a: Ranked, b: Ranked): number {
  return b.rank - a.rank || a.record - b.record;
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

/** What a typed word is worth in each record, how much it tells, and the words it stands for. */
function matchWord(index: SearchIndex, typed: string, isBegun: boolean) {
  const size = index.paths.length;
  const worth = new Float32Array(size);
  const words: string[] = [];
  let holders = 0;
  for (const { number, closeness } of findWords(index, typed, isBegun)) {
    words.push(index.words[number] ?? '');
    forEachNumber(index.postings[number] ?? '', (posting) => {
      const record = Math.floor(posting / PLACES);
      const known = worth[record] ?? 0;
      const value = (PLACE_WORTH[posting % PLACES] ?? 0) * closeness;
      if (known === 0) holders += 1;
      if (value > known) worth[record] = value;
    });
  }

  return { worth, words, rarity: Math.log(1 + size / (holders + 1)) };
}

function kindWorth({ kinds }: SearchIndex, record: number): number {
  const kind = kinds[record];

  return kind ? KIND_WORTH[kind] : 0;
}

/** Which part of a title's telling words was searched for. */
function titleShare({ titles }: SearchIndex, record: number, words: ReadonlySet<string>): number {
  const telling = wordsIn(titles[record] ?? '').filter((word) => !USUAL_TITLE_WORDS.has(word));
  const searched = telling.filter((word) => words.has(word));

  return searched.length / Math.max(1, telling.length);
}

function show(index: SearchIndex, record: number, words: ReadonlySet<string>): SearchResult {
  return {
    kind: index.kinds[record] ?? 'guide',
    path: index.paths[record] ?? '/',
    title: markWords(index.titles[record] ?? '', words),
    line: markWords(index.lines[record] ?? '', words),
  };
}
