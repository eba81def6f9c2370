/**
 * Ascending whole numbers as a short text: each as its distance from the one before, in digits of
 * base 32, the least first. The last digit of a number is one of the first 32 signs.
 */
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const BASE = SIGNS.length / 2;
const VALUES = new Uint8Array(128);
[...SIGNS].forEach((sign, value) => (VALUES[sign.charCodeAt(0)] = value));

/** The text of a list of ascending numbers. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = '';
  let previous = 0;
  for (const number of numbers) {
    let rest = number - previous;
    for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += SIGNS[BASE + (rest % BASE)];
    text += SIGNS[rest];
    previous = number;
  }

  return text;
}

/** Call back with each number of a text that `encodeNumbers` wrote. */
export function forEachNumber(text: string, visit: (number: number) => void): void {
  let number = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES[text.charCodeAt(at)] as number;
    number += (value % BASE) * unit;
    unit *= BASE;
    if (value < BASE) {
      visit(number);
      unit = 1;
    }
  }
}
