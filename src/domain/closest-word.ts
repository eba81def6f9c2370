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

/**
 * The number of letters to insert, delete, change or swap with their neighbor to turn one word into
 * the other (Damerau, 1964).
 */
export function editDistance(typed: string, known: string): number {
  // A row per letter typed and a column per letter of the known word. A swap needs the row before
  // the last.
  let beforeLast: number[] = [];
  let last = Array.from({ length: known.length + 1 }, (_, column) => column);

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= known.length; column += 1) {
      const isSame = typed[row - 1] === known[column - 1];
      const isSwap = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];

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

  return at(last, known.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] as number;
}
