/** Words of texts that all records together may put into the index: what keeps it under 1 MB. */
export const TEXT_WORDS_IN_ALL = 300_000;

/**
 * The words of each text that tell it from the others, as many as an equal share of `inAll` allows:
 * all of them on a small site, about sixty each on one of 5,000 guides. A word tells more the more
 * often it stands in the text and the fewer texts have it. `wordsOf` is asked twice for each text,
 * so that those of all never have to be held at once.
 */
export function tellingWords(
  texts: number,
  wordsOf: (text: number) => readonly string[],
  inAll: number = TEXT_WORDS_IN_ALL,
): string[][] {
  const numbers = Array.from({ length: texts }, (_, text) => text);
  const share = Math.floor(inAll / Math.max(1, texts));
  const holders = new Map<string, number>();
  for (const text of numbers) {
    for (const word of new Set(wordsOf(text))) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  const rarity = (word: string) => Math.log(1 + texts / (holders.get(word) ?? 1));

  return numbers.map((text) => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (counts.size <= share) return [...counts.keys()];

    return [...counts]
      .map(([word, times]) => ({ word, worth: times * rarity(word) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, share)
      .map(({ word }) => word);
  });
}
