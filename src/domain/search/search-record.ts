/** What can be found, and the little that a search needs to know of it. */

export const SEARCH_KINDS = ['guide', 'bond', 'state', 'question'] as const;

/** What a result is. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The letter of each kind in the index file. */
export const LETTERS: Readonly<Record<SearchKind, string>> = {
  guide: 'g',
  bond: 'b',
  state: 's',
  question: 'q',
};

/** One page, or one part of a page, that a search can lead to. */
export type SearchRecord = {
  kind: SearchKind;
  /** Where it is: `/products/notary`. */
  path: string;
  title: string;
  /** One line shown under the title. */
  line: string;
  /** Other names it goes by, as good as its title. */
  names: readonly string[];
  /** What it is about, in a word or two each. */
  tags: readonly string[];
  headings: readonly string[];
  /** Everything else it says. */
  text: string;
};
