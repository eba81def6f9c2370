/** The pages and parts of pages that the search can find. */

export const SEARCH_KINDS = ['guide', 'bond', 'state', 'worksheet', 'question', 'page'] as const;

/** The kind of a result. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** A page, or a part of a page, that the search can find. */
export type SearchRecord = {
  kind: SearchKind;
  /** The path of the page: `/products/notary`. */
  path: string;
  title: string;
  /** The line below the title. */
  line: string;
  /** Other names with the weight of the title. */
  names: readonly string[];
  /** Subjects, in a word or two each. */
  tags: readonly string[];
  headings: readonly string[];
  /** All other text. */
  text: string;
};
