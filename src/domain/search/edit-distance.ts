/**
 * How many letters have to be put in, left out, changed or swapped with their neighbor to make the
 * typed word into the known one; Infinity when more than `most`. With `isBegun` the typed word may
 * be only the beginning of the known one.
 */
export function editDistance(
  typed: string,
  known: string,
  { most, isBegun }: { most: number; isBegun: boolean },
): number {
  if (typed.length - known.length > most) return Infinity;
  if (!isBegun && known.length - typed.length > most) return Infinity;

  // A row per letter typed, a column per letter of the known word; two rows back for swaps.
  const width = Math.min(known.length, typed.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[row - 1] === known[column - 1];
      const isSwapped =
        typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1];
      current.push(
        Math.min(
          cell(above, column) + 1,
          cell(current, column - 1) + 1,
          cell(above, column - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > most) return Infinity;

    before = above;
    above = current;
  }

  const distance = isBegun ? Math.min(...above) : cell(above, width);
  return distance > most ? Infinity : distance;
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
