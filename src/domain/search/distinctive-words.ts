/**
 * Maximum number of words from texts in the index for all records together. It keeps the file below
 * 1 MB.
 */
const TEXT_WORDS_IN_ALL = 100_000;

/**
 * The words that distinguish each text from the others, without duplicates. While all texts
 * together have at most `inAll` words, every word is kept. Beyond that, all long texts get the same
 * number of words. A word is more distinctive the more often it occurs in the text and the fewer
 * other texts contain it. A word of every text is the least distinctive.
 */
export function distinctiveWords(
  texts: readonly (readonly string[])[],
  inAll: number = TEXT_WORDS_IN_ALL,
): string[][] {
  const counted = texts.map((words) => count(words, new Map()));
  const holders = new Map<string, number>();
  for (const counts of counted) count(counts.keys(), holders);
  const rarity = (word: string) => Math.log(texts.length / (holders.get(word) as number));
  const limit = limitPerText(
    counted.map(({ size }) => size),
    inAll,
  );

  return counted.map((counts) => {
    if (counts.size <= limit) return [...counts.keys()];

    return [...counts]
      .map(([word, times]) => ({ word, worth: times * rarity(word) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, limit)
      .map(({ word }) => word);
  });
}

/** Maximum number of words per text. Long texts share the words that short texts do not need. */
function limitPerText(sizes: readonly number[], inAll: number): number {
  let left = inAll;
  const ascending = [...sizes].sort((a, b) => a - b);
  for (const [position, size] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - position));
    if (size > share) return share;

    left -= size;
  }

  return inAll;
}

function count(words: Iterable<string>, counts: Map<string, number>): Map<string, number> {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);

  return counts;
}
