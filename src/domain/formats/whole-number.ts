/** Digits without separators or in groups of three. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+)$/;

/** The places of commas in whole digits. A page's first `Intl` format keeps a phone busy for 50 ms. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Parse a whole number of 0 or more, with or without thousands separators. */
export function parseWholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const number = WHOLE_NUMBER.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;

  return Number.isSafeInteger(number) ? number : undefined;
}

/** Format a whole number with thousands separators: "1,234". */
export function formatWholeNumber(number: number): string {
  return String(number).replace(THOUSANDS, ',');
}
