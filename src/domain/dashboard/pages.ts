/** The pagination of long lists. */

/** Rows per page. */
export const PAGE_SIZE = 25;

/** The number of entries from which a list has a search. */
export const SEARCH_FROM = 8;

/** The first and last row of a page, counted from 0. Both are included. */
export function rowsOfPage(page: number): { first: number; last: number } {
  return { first: (page - 1) * PAGE_SIZE, last: page * PAGE_SIZE - 1 };
}

/** The number of pages for a number of rows. An empty list has one page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Format the position of a page in its list: "26-50 of 500". */
export function pageWords(page: number, total: number): string {
  const { first, last } = rowsOfPage(page);

  return `${first + 1}-${Math.min(last + 1, total)} of ${total}`;
}

/** The key of one page of a list: of all rows, or of those that a search finds. */
export function pageKey(page: number, search = ''): string {
  return `${page} ${search}`;
}

/** Read a key from `pageKey`. */
export function readPageKey(key: string): { page: number; search: string } {
  return { page: Number.parseInt(key, 10), search: key.slice(key.indexOf(' ') + 1) };
}
