/** Digits with at most two decimals, and perhaps a percent sign. */
const PERCENT = /^(\d{1,4}(?:\.\d{0,2})?|\.\d{1,2})\s?%?$/;

/** The largest percentage that is read. */
export const MAX_PERCENT = 1000;

/** Parse a percentage as people type it ("8.25", "8.25%"), from 0 to 1,000. */
export function parsePercent(text: string): number | undefined {
  const match = PERCENT.exec(text.trim());
  const percent = Number(match?.[1]);

  return percent <= MAX_PERCENT ? percent : undefined;
}
