const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** "November 2026" for '2026-11'. What is no such month comes back as it is. */
export function monthWords(month: string): string {
  const [year, number] = month.split('-');
  const name = MONTHS[Number(number) - 1];

  return name === undefined ? month : `${name} ${year}`;
}
