/**
 * Whether two values hold the same data. As the `eq` of a store, it keeps the store's value while a change leaves its data
 * the same, so that views don't render again.
 */
export function hasSameData(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
