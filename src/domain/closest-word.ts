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

/** Whether the edit distance of two words is 1, in one pass: the finder asks it for each state at each key. */
export function isOneEditAway(typed: string, known: string): boolean {
  const shorter = Math.min(typed.length, known.length);
  let start = 0;
  while (start < shorter && typed[start] === known[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === known.at(-1 - end)) end += 1;

  const one = typed.slice(start, typed.length - end);
  const other = known.slice(start, known.length - end);
  if (Math.max(one.length, other.length) === 1) return true; // a letter missed, added or changed

  return one.length === 2 && other === `${one[1]}${one[0]}`;
}

function at(row: readonly number[], column: number): number {
  return row[column] as number;
}
