import { editDistance } from './edit-distance.ts';

/**
 * Find the word of a list that a person most likely meant: the one with the fewest letters changed,
 * missing, added or swapped, if they are at most a third of the word. Case does not matter.
 */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const [best] = words
    .map((word) => ({ word, edits: editDistance(wanted, word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);

  return best && best.edits <= Math.max(1, best.word.length / 3) ? best.word : undefined;
}
