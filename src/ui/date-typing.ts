const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FULL_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** How many digits month, day and year have. */
const PART_LENGTHS = [2, 2, 4];

/**
 * Put what is typed so far into the shape MM/DD/YYYY. Digits alone get their slashes, a slash after one digit
 * pads it ("1/5/1980" gives "01/05/1980"), and a date from a calendar (1980-01-05) is turned around. A slash is
 * added with the digit that follows it, so that deleting never meets one that comes back.
 */
export function shapeDate(text: string): string {
  const iso = ISO_DATE.exec(text.trim());
  if (iso) return `${iso[2]}/${iso[3]}/${iso[1]}`;

  const parts = [''];
  for (const character of text) {
    const index = parts.length - 1;
    const part = parts[index] ?? '';
    const isLast = index === PART_LENGTHS.length - 1;

    if (/\d/.test(character)) {
      if (part.length < (PART_LENGTHS[index] ?? 0)) parts[index] = part + character;
      else if (!isLast) parts.push(character);
    } else if (part !== '' && !isLast) {
      parts[index] = part.padStart(PART_LENGTHS[index] ?? 0, '0');
      parts.push('');
    }
  }

  return parts.join('/');
}

/** "11/20/2026" as a calendar input wants it, or nothing when the date is not complete. */
export function toCalendarValue(text: string): string {
  const match = FULL_DATE.exec(shapeDate(text));

  return match ? `${match[3]}-${match[1]}-${match[2]}` : '';
}
