/**
 * How many letters have to be put in, left out, changed or swapped with their neighbor to make the
 * typed word into the known one (Damerau, 1964); Infinity when more than `most`. With `isBegun` the
 * typed word may be only the beginning of the known one.
 */
export function editDistance(
  typed: string,
  known: string,
  { most = Infinity, isBegun = false }: { most?: number; isBegun?: boolean } = {},
): number {
  const missing = known.length - typed.length;
  if (missing < -most || (missing > most && !isBegun)) return Infinity;

  const width = Math.min(known.length, typed.length + most);
  if (lettersMissing(typed, known.slice(0, width)) > most) return Infinity;

  // A row per letter typed, a column per letter of the known word; two rows back for swaps.
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === known[column - 1];
      const isSwap = typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];

      const edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
      current[column] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return Infinity;

    beforeLast = last;
    last = current;
  }

  const distance = isBegun ? Math.min(...last) : at(last, width);
  return distance > most ? Infinity : distance;
}

/** Letters that the known word does not have anywhere: each is an edit. Most words fail this already. */
function lettersMissing(typed: string, known: string): number {
  let missing = 0;
  for (let letter = 0; letter < typed.length; letter += 1) {
    if (!known.includes(typed.charAt(letter))) missing += 1;
  }

  return missing;
}

function at(row: readonly number[], column: number): number {
  return row[column] as number;
}
