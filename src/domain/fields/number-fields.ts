import { parseWholeNumber } from '../formats/whole-number.ts';
import { parseMoney } from '../money.ts';
import { readNumber } from './read-field.ts';

/** Inclusive. */
type Range = { min?: number; max?: number };

function isStorable(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}

/**
 * An amount of money: typed text is dollars, a number is stored cents. The message is for what is no amount at all;
 * the caller adds limits.
 */
export function moneyField(message: string) {
  return readNumber(message, (given) => {
    const cents = typeof given === 'string' ? parseMoney(given) : given;
    return cents !== undefined && isStorable(cents) ? cents : undefined;
  });
}

/** A whole number, typed or stored, within a range; the message is for everything else. */
export function wholeNumberField(message: string, { min = 0, max = Infinity }: Range = {}) {
  return readNumber(message, (given) => {
    const number = typeof given === 'string' ? parseWholeNumber(given) : given;
    if (number === undefined || !isStorable(number)) return undefined;

    return number >= min && number <= max ? number : undefined;
  });
}
