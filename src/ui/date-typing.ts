const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FULL_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The number of digits of month, day and year. */
const PART_LENGTHS = [2, 2, 4];

const LAST_MONTH = 12;

/**
 * Format a partly typed date as MM/DD/YYYY. Digits get their slashes, a slash after one digit pads
 * the digit ("1/5/1980" becomes "01/05/1980"), and a calendar date (1980-01-05) is rearranged. A
 * slash is added together with the next digit, so that a deleted slash does not come back. Any other
 * text stays as typed: "Dec 5 2026", or "2026", which may become an ISO date.
 */
export function shapeDate(text: string): string {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) return `${iso[2]}/${iso[3]}/${iso[1]}`;

  const parts = [''];
  for (const character of text) {
    const index = parts.length - 1;
    const part = parts[index] ?? '';
    const isLast = index === PART_LENGTHS.length - 1;
    const isFull = part.length === PART_LENGTHS[index];

    if (/\d/.test(character) && !isFull) parts[index] = part + character;
    else if (/\d/.test(character) && !isLast) parts.push(character);
    else if (/[-./]/.test(character) && part !== '' && !isLast) {
      parts[index] = part.padStart(PART_LENGTHS[index] ?? 0, '0');
      parts.push('');
    } else return text;
  }

  return Number(parts[0]) > LAST_MONTH ? text : parts.join('/');
}

/** Convert "11/20/2026" to the format of a date input. Empty when the date is incomplete. */
export function toCalendarValue(text: string): string {
  const match = FULL_DATE.exec(shapeDate(text));

  return match ? `${match[3]}-${match[1]}-${match[2]}` : '';
}
