/** The typical market price of a bond, as its file gives it. */
type MarketPrice = { averageCost: string; averageCostScope?: string | undefined };

/** The typical market price with what it covers and depends on: "$100-500 a year, more for a large estate". */
export function marketPriceWords({ averageCost, averageCostScope }: MarketPrice): string {
  return averageCostScope === undefined ? averageCost : `${averageCost} ${averageCostScope}`;
}
