/** Words of texts that all records together may put into the index: what keeps it under 1 MB. */
export const TEXT_WORDS_IN_ALL = 300_000;

/**
 * The words of each text that tell it from the others, as many as an equal share of `inAll` allows:
 * all of them on a small site, about sixty each on one of 5,000 guides. A word tells more the more
 * often it stands in the text and the fewer texts have it. Each text is asked for its words twice, so
 * that those of all are never held at once.
 */
export function tellingWords(
  texts: readonly (() => readonly string[])[],
  inAll: number = TEXT_WORDS_IN_ALL,
): string[][] {
  const share = Math.floor(inAll / Math.max(1, texts.length));
  const holders = new Map<string, number>();
  for (const wordsOf of texts) count(new Set(wordsOf()), holders);
  const rarity = (word: string) => Math.log(1 + texts.length / (holders.get(word) as number));

  return texts.map((wordsOf) => {
    const counts = count(wordsOf());
    if (counts.size <= share) return [...counts.keys()];

    return [...counts]
      .map(([word, times]) => ({ word, worth: times * rarity(word) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, share)
      .map(({ word }) => word);
  });
}

/** Count words, on top of what was counted before. */
function count(words: Iterable<string>, counts = new Map<string, number>()): Map<string, number> {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);

  return counts;
}
