/** The index of the site search and the bond finder: MiniSearch with our words and weights. */
import MiniSearch, { type Options } from 'minisearch';
import { distinctiveWords } from './distinctive-words.ts';
import type { SearchKind, SearchRecord } from './search-record.ts';
import { wordsIn } from './words.ts';

/** The parts of a record that are shown. */
export type ShownRecord = { kind: SearchKind; path: string; title: string; line: string };

/** A record as MiniSearch indexes it. Each field contains normalized words. */
export type IndexedRecord = {
  id: number;
  shown: ShownRecord;
  names: string;
  tags: string;
  headings: string;
  text: string;
};

export type SearchIndex = MiniSearch<IndexedRecord>;

/** The weight of a match in each field compared with the text. */
const FIELD_BOOSTS = { names: 10, tags: 5, headings: 3, text: 1 };

/** The weight of each kind of record. Most visitors look for a bond, and a question is only part of a page. */
export const KIND_BOOSTS: Readonly<Record<SearchKind, number>> = {
  bond: 2.5,
  state: 1,
  guide: 0.9,
  worksheet: 0.9,
  page: 1,
  question: 0.8,
};

/** words.ts splits records and queries, so MiniSearch gets words separated by blanks. */
const OPTIONS: Options<IndexedRecord> = {
  fields: Object.keys(FIELD_BOOSTS),
  storeFields: ['shown'], // one field, because MiniSearch copies the stored fields of each match
  tokenize: (text) => text.split(' '),
  processTerm: (word) => word,
  searchOptions: {
    boost: FIELD_BOOSTS,
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    weights: { prefix: 0.6, fuzzy: 0.6 },
  },
};

/** Index these records. Of equal matches the earlier record comes first. */
export function buildSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const index = new MiniSearch(OPTIONS);
  const texts = distinctiveWords(records.map(({ line, text }) => wordsIn(`${line} ${text}`)));
  index.addAll(records.map((record, id) => toIndexedRecord(record, id, texts[id] as string[])));

  return index;
}

/**
 * Parse the JSON of an index, with pauses so that a large index does not block the page. Undefined
 * when the text is not an index, such as an error page or a truncated file.
 */
export async function openSearchIndex(json: string): Promise<SearchIndex | undefined> {
  try {
    return await MiniSearch.loadJSONAsync(json, OPTIONS);
  } catch {
    return undefined;
  }
}

function toIndexedRecord(
  { kind, path, title, line, names, tags, headings }: SearchRecord,
  id: number,
  text: readonly string[],
): IndexedRecord {
  const words = (texts: readonly string[]) => texts.flatMap(wordsIn).join(' ');

  return {
    id,
    shown: { kind, path, title, line },
    names: words([title, ...names]),
    tags: words(tags),
    headings: words(headings),
    text: text.join(' '),
  };
}
