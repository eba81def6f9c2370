import { buildSearchIndex } from '~/domain/search/build-index';
import { openSearchIndex, type SearchIndex } from '~/domain/search/search-index';
import type { SearchRecord } from '~/domain/search/search-record';
import { searchSite } from '~/domain/search/search-site';

const BASE: SearchRecord = {
  kind: 'guide',
  path: '/resources/guide',
  title: 'A guide',
  line: 'What to know.',
  names: [],
  tags: [],
  headings: [],
  text: '',
};

/** A guide that says nothing, with some of it changed. */
export function buildRecord(changes: Partial<SearchRecord> = {}): SearchRecord {
  return { ...BASE, ...changes };
}

/** An index of records as a browser reads it. */
export function indexOf(records: readonly SearchRecord[]): SearchIndex {
  const index = openSearchIndex(JSON.parse(JSON.stringify(buildSearchIndex(records))));
  if (!index) throw new Error('The index cannot be read back');

  return index;
}

/** The titles found, the best first. */
export function titlesFound(records: readonly SearchRecord[], query: string): string[] {
  const { results } = searchSite(indexOf(records), query, 10);

  return results.map(({ title }) => title.map(({ text }) => text).join(''));
}
