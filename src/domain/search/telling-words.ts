/** Words of texts that all records together may put into the index: what keeps it under 1 MB. */
export const TEXT_WORDS_IN_ALL = 300_000;

/**
 * The words of each text that tell it from the others, as many as an equal share of `inAll` allows:
 * all of them on a small site, about sixty each on one of 5,000 guides. A word tells more the more
 * often it stands in the text and the fewer texts have it.
 */
export function tellingWords<Word>(
  texts: readonly Iterable<Word>[],
  inAll: number = TEXT_WORDS_IN_ALL,
): Word[][] {
  const share = Math.floor(inAll / Math.max(1, texts.length));
  const holders = new Map<Word, number>();
  for (const words of texts) count(new Set(words), holders);
  const rarity = (word: Word) => Math.log(1 + texts.length / (holders.get(word) as number));

  return texts.map((words) => {
    const counts = count(words, new Map<Word, number>());
    if (counts.size <= share) return [...counts.keys()];

    return [...counts]
      .map(([word, times]) => ({ word, worth: times * rarity(word) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, share)
      .map(({ word }) => word);
  });
}

function count<Word>(words: Iterable<Word>, counts: Map<Word, number>): Map<Word, number> {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);

  return counts;
}
