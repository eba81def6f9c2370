const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Convert '2026-11' to "November 2026". Returns any other text unchanged. */
export function monthWords(month: string): string {
  const [year, number] = month.split('-');
  const name = MONTHS[Number(number) - 1];

  return name === undefined ? month : `${name} ${year}`;
}
