/** The file that holds the index, and how it is laid out. */

/** Where it is. The number goes up with any change that older scripts could not read. */
export const SEARCH_INDEX_NAME = 'index-1';

export const SEARCH_INDEX_PATH = `/search/${SEARCH_INDEX_NAME}.json`;

/**
 * Where a word stands in a record, the weightiest first: in its title or another name of it, among
 * its tags, in a heading, in its text.
 */
export const PLACES = 4;

/**
 * Columns of text with a line per record or per word: small to send, and quick to open, because
 * nothing is unpacked before a search asks for it. (5,000 guides, beside MiniSearch 7.2 with the
 * same words: 0.9 MB for 1.3, opened in 16 ms for 300, searched in 5 ms for up to 36.)
 */
export type SearchIndexFile = {
  /** A letter per record (`LETTERS`). */
  kinds: string;
  paths: string;
  titles: string;
  lines: string;
  /** Every word of every record, in order. */
  words: string;
  /** For each word its records and places: record × `PLACES` + place, as `encodeNumbers` writes it. */
  postings: string;
};
