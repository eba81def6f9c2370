import { readSought } from '../finder/read-sought.ts';
import { markWords, type MarkedPiece } from './mark-words.ts';
import { bestOf, matchWords, type Match } from './match-words.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchKind } from './search-record.ts';
import { type StateCode, stateName } from '../us-states.ts';
import { keptWordsIn, normalize, wordsToFind } from './words.ts';

/** A search result: its kind, its path, and its marked texts. */
export type SearchResult = {
  kind: SearchKind;
  path: string;
  title: MarkedPiece[];
  line: MarkedPiece[];
};

/** The number of matching records, and the best ones, best first. */
export type SearchAnswer = { count: number; results: SearchResult[] };

/** Maximum number of words in a query. Longer texts are not searches. */
const MAX_WORDS = 8;

/** Minimum share of the query's words that a record has to contain. */
const MIN_COVERAGE = 0.4;

/** Share of a bond's title that a query has to contain to name the bond: "dealer" names the auto dealer bond. */
const MIN_NAMED = 0.5;

/** Shorter words begin too many others to name a bond. */
const SHORTEST_NAME = 3;

/** Words in so many titles that they do not distinguish them. */
const USUAL_TITLE_WORDS = new Set(['bond', 'surety']);

/** The number of best results whose titles are compared. Visitors never see more. */
const COMPARED_BY_TITLE = 30;

/**
 * Search the site. A word counts more the fewer records contain it and the higher the weight of its
 * field. A record without one of the words comes after those with it. A title ranks higher the
 * larger the share of its words that match. A bond that the query names is found whatever the other
 * words are: "become a notary". If the query names a state, no other state is found. The last word may be incomplete.
 */
export function searchSite(index: SearchIndex, query: string, limit: number): SearchAnswer {
  const typed = typedWords(query);
  const begun = /\S$/.test(query) ? typed.at(-1) : undefined;
  const { state } = readSought(query);
  const found = matchWords(index, typed, begun).filter(
    (match) =>
      (match.coverage >= MIN_COVERAGE || isNamedBond(match, typed)) && !isOtherState(match, state),
  );

  const best = bestOf(found, COMPARED_BY_TITLE)
    .map((match) => ({ ...match, score: match.score * (1 + titleShare(match)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);

  return {
    count: found.length,
    results: best.map(({ record: { kind, path, title, line }, words }) => ({
      kind,
      path,
      title: markWords(title, new Set(words)),
      line: markWords(line, new Set(words)),
    })),
  };
}

/** Whether a record is the page of a state that the query does not name, although it names one. */
function isOtherState({ record }: Match, state: StateCode | undefined): boolean {
  return record.kind === 'state' && state !== undefined && record.title !== stateName(state);
}

/** Whether the query names a bond with words that are long enough to mean one: "co" may begin anything. */
function isNamedBond({ record }: Match, typed: readonly string[]): boolean {
  if (record.kind !== 'bond') return false;

  const names = typed.filter((word) => word.length >= SHORTEST_NAME);
  const isNamed = (own: string) => names.some((name) => own.startsWith(name));

  return shareOf(record, isNamed) >= MIN_NAMED;
}

/** The share of a title's own words that matched. */
function titleShare({ record, words }: Match): number {
  return shareOf(record, (own) => words.includes(own));
}

function shareOf({ title }: Match['record'], isCounted: (own: string) => boolean): number {
  const own = keptWordsIn(title).filter((word) => !USUAL_TITLE_WORDS.has(word));

  return own.filter(isCounted).length / Math.max(1, own.length);
}

/**
 * The words of a query. Small words and single letters count only when there are no others, because
 * "OR" is a state.
 */
function typedWords(query: string): string[] {
  const meaningful = wordsToFind(query).filter((word) => word.length > 1);
  const words = meaningful.length > 0 ? meaningful : normalize(query).split(' ');

  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_WORDS);
}
