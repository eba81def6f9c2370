/** Adults read such a text at about 238 words a minute (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 238;

/** How many minutes a text takes to read, rounded up and at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** The words of a Markdown text; tags, table rules and other marks are none. */
export function countWords(text: string): number {
  const words = text
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .match(/[\p{Letter}\p{Number}$][^\s|]*/gu);

  return words?.length ?? 0;
}
