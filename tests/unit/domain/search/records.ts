import { buildSearchIndex } from '~/domain/search/search-index';
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

/** A guide without text, with changes. */
export function buildRecord(changes: Partial<SearchRecord> = {}): SearchRecord {
  return { ...BASE, ...changes };
}

/** The titles of the results, best first. */
export function titlesFound(records: readonly SearchRecord[], query: string): string[] {
  const { results } = searchSite(buildSearchIndex(records), query, 10);

  return results.map(({ title }) => title.map(({ text }) => text).join(''));
}
