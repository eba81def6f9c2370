/** Suggests the number of a contractor's next job. */
import type { IsoDate } from '../dates.ts';

const LAST_DIGITS = /^(.*?)(\d{1,9})$/;
const LENGTH_OF_FIRST = 2;

/**
 * The next number after the highest one that is written like the newest: "25-15" gives "25-16". Numbers are those of
 * projects and schedules, the newest first. Without a number that ends in digits, the first of the year: "26-01".
 */
export function nextJobNumber(numbers: readonly string[], today: IsoDate): string {
  const read = numbers.flatMap((number) => {
    const [, start = '', digits] = LAST_DIGITS.exec(number) ?? [];

    return digits === undefined ? [] : [{ start, digits }];
  });
  const [newest] = read;
  const start = newest?.start ?? `${today.slice(2, 4)}-`;
  const alike = read.filter((one) => one.start === start).map(({ digits }) => digits);
  const highest = Math.max(0, ...alike.map(Number));

  return start + String(highest + 1).padStart(newest?.digits.length ?? LENGTH_OF_FIRST, '0');
}
