import { editDistance } from './edit-distance.ts';

/**
 * The word of a list that someone most likely meant: the one with the fewest letters changed, left
 * out, added or swapped, if that is at most a third of them. Case does not count.
 */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const [best] = words
    .map((word) => ({ word, edits: editDistance(wanted, word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);

  return best && best.edits <= Math.max(1, best.word.length / 3) ? best.word : undefined;
}
