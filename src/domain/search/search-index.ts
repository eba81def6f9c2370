import type { SearchIndexFile } from './index-file.ts';
import { SEARCH_KINDS, type SearchKind } from './search-record.ts';

/** An index ready to be searched. Records and words are numbered as they stand in the columns. */
export type SearchIndex = {
  kinds: readonly SearchKind[];
  paths: readonly string[];
  titles: readonly string[];
  lines: readonly string[];
  words: readonly string[];
  postings: readonly string[];
};

/** Open an index file. Undefined when it is none: a page of another kind, or one cut short. */
export function openSearchIndex(file: unknown): SearchIndex | undefined {
  if (!isIndexFile(file)) return undefined;

  const rows = (column: string) => (column === '' ? [] : column.split('\n'));

  return {
    kinds: [...file.kinds].map((letter) => SEARCH_KINDS[letter as keyof typeof SEARCH_KINDS]),
    paths: rows(file.paths),
    titles: rows(file.titles),
    lines: rows(file.lines),
    words: rows(file.words),
    postings: rows(file.postings),
  };
}

const COLUMNS = ['kinds', 'paths', 'titles', 'lines', 'words', 'postings'] as const;

function isIndexFile(file: unknown): file is SearchIndexFile {
  if (typeof file !== 'object' || file === null) return false;

  return COLUMNS.every((name) => typeof (file as Record<string, unknown>)[name] === 'string');
}
