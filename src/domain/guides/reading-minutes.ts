/** Adults read such a text at about 238 words per minute (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 238;

/** The reading time of a text in minutes, rounded up and at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** Count the words of a Markdown text, without tags, table borders and other markup. */
export function countWords(text: string): number {
  const words = text
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .match(/[\p{Letter}\p{Number}$][^\s|]*/gu);

  return words?.length ?? 0;
}
