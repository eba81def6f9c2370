/** How a long list is cut into pages. */

/** So many rows of a list are loaded and shown at once. */
export const PAGE_SIZE = 25;

/** The first and last row of a page, counted from 0, both of it. */
export function rowsOfPage(page: number): { first: number; last: number } {
  return { first: (page - 1) * PAGE_SIZE, last: page * PAGE_SIZE - 1 };
}

/** How many pages so many rows take; an empty list takes one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** "26-50 of 500". */
export function pageWords(page: number, total: number): string {
  const { first, last } = rowsOfPage(page);

  return `${first + 1}-${Math.min(last + 1, total)} of ${total}`;
}
