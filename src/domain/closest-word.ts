/**
 * The word of a list that someone most likely meant: the one with the fewest letters changed, left
 * out, added or swapped, if that is at most a third of them. Case does not count.
 */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  const wanted = typed.trim().toLowerCase();
  const [best] = words
    .map((word) => ({ word, edits: countEdits(wanted, word.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);

  return best && best.edits <= Math.max(1, best.word.length / 3) ? best.word : undefined;
}

/** The edits that turn one word into another; two neighbors swapped are one (Damerau, 1964). */
function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);

  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];

      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }

  return at(last, to.length);
}

function at(row: number[], column: number): number {
  return row[column] as number;
}
