/** A repeatable random source: the same seed gives the same choices in the same order. */
export type SeededRandom = {
  /** At least 0 and less than 1. */
  next: () => number;
  /** A whole number between both limits, inclusive. */
  between: (least: number, most: number) => number;
  /** This many different items, in the order of the list, or all items of a shorter list. */
  sample: <Item>(items: readonly Item[], most: number) => Item[];
};

/** A random source from a seed: a whole number of 32 bits. The generator is mulberry32. */
export function createRandom(seed: number): SeededRandom {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));

  return {
    next,
    between,
    sample(items, most) {
      const left = items.map((item, index) => ({ item, index, rank: next() }));

      return left
        .sort((one, other) => one.rank - other.rank)
        .slice(0, most)
        .sort((one, other) => one.index - other.index)
        .map(({ item }) => item);
    },
  };
}
