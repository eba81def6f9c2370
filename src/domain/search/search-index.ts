import type { SearchIndexFile } from './index-file.ts';
import { LETTERS, SEARCH_KINDS, type SearchKind } from './search-record.ts';

/** What is shown of a record. */
export type IndexedRecord = { kind: SearchKind; path: string; title: string; line: string };

/** An index ready to be searched. Words are numbered as they stand in their column. */
export type SearchIndex = {
  records: readonly IndexedRecord[];
  words: readonly string[];
  postings: readonly string[];
};

const COLUMNS = ['kinds', 'paths', 'titles', 'lines', 'words', 'postings'] as const;

/** Open an index file. Undefined when it is none: a page of another kind, or one cut short. */
export function openSearchIndex(file: unknown): SearchIndex | undefined {
  if (!isIndexFile(file)) return undefined;

  const titles = rowsOf(file.titles);
  const lines = rowsOf(file.lines);

  return {
    records: rowsOf(file.paths).map((path, number) => ({
      kind: kindOf(file.kinds.charAt(number)),
      path,
      title: titles[number] as string,
      line: lines[number] as string,
    })),
    words: rowsOf(file.words),
    postings: rowsOf(file.postings),
  };
}

function rowsOf(column: string): string[] {
  return column === '' ? [] : column.split('\n');
}

function kindOf(letter: string): SearchKind {
  return SEARCH_KINDS.find((kind) => LETTERS[kind] === letter) as SearchKind;
}

function isIndexFile(file: unknown): file is SearchIndexFile {
  if (typeof file !== 'object' || file === null) return false;

  return COLUMNS.every((name) => typeof (file as Record<string, unknown>)[name] === 'string');
}
