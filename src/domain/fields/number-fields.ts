import { parseWholeNumber } from '../formats/whole-number.ts';
import { parseMoney } from '../money.ts';
import { readNumber } from './read-field.ts';

/** Both ends are allowed; without them a number may be 0 or more. */
type Range = { min?: number; max?: number };

function isWithin(number: number | undefined, { min = 0, max = Infinity }: Range): boolean {
  return Number.isSafeInteger(number) && Number(number) >= min && Number(number) <= max;
}

/**
 * An amount of money: typed text is dollars, a number is stored cents. The message is for what is no amount at all;
 * the caller adds limits.
 */
export function moneyField(message: string) {
  return readNumber(message, (given) => {
    const cents = typeof given === 'string' ? parseMoney(given) : given;
    return isWithin(cents, {}) ? cents : undefined;
  });
}

/** A whole number, typed or stored, within a range; the message is for everything else. */
export function wholeNumberField(message: string, range: Range = {}) {
  return readNumber(message, (given) => {
    const number = typeof given === 'string' ? parseWholeNumber(given) : given;
    return isWithin(number, range) ? number : undefined;
  });
}
