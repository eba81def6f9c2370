const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** For pages of the build only: a visitor's phone needs 50 ms for its first such format. */
const WORDS = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Convert '2026-11' to "November 2026". Returns any other text unchanged. */
export function monthWords(month: string): string {
  return MONTH.test(month) ? WORDS.format(Date.parse(month)) : month;
}
