/** The length of a term: "1 year", "4 years". */
export function termWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`;
}
