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
 * nothing is unpacked before a search asks for it. (5,000 guides, against MiniSearch 7.2 with the
 * same words: 0.6 MB for 1.0, opened in 3 ms for 370, searched in 2 ms for 10 to 50.)
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
