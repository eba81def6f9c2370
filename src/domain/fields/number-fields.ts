import { parseWholeNumber } from '../formats/whole-number.ts';
import { moneyProblem, parseMoney } from '../money.ts';
import { readNumber } from './read-field.ts';

/** The message for a text that is not a whole number of 0 or more. */
export const NOT_A_WHOLE_NUMBER = 'Enter a whole number, such as 12';

/** Both limits are allowed values. Without them a number may be 0 or more. */
type Range = { min?: number; max?: number };

/** Words that people write after a number of years or of people: "12 years", "10+". */
const UNIT = /\s*(?:\+|years?|yrs?|employees?|people)\.?$/iu;

function readCount(typed: string): number | undefined {
  return parseWholeNumber(typed.replace(UNIT, ''));
}

function isWithin(number: number | undefined, { min = 0, max = Infinity }: Range): boolean {
  return Number.isSafeInteger(number) && Number(number) >= min && Number(number) <= max;
}

/**
 * A field for an amount of money: text is in dollars, a number is in stored cents. The message is
 * for a missing amount; a text that is not an amount gets the words of `moneyProblem`. The caller
 * adds limits.
 */
export function moneyField(message: string) {
  return readNumber(
    message,
    (given) => {
      const cents = typeof given === 'string' ? parseMoney(given) : given;
      return isWithin(cents, {}) ? cents : undefined;
    },
    moneyProblem,
  );
}

/**
 * A field for a whole number, typed or stored, within a range. The message is for all other values.
 * `unreadable` replaces it for a text that is not a whole number of 0 or more.
 */
export function wholeNumberField(message: string, range: Range = {}, unreadable = message) {
  return readNumber(
    message,
    (given) => {
      const number = typeof given === 'string' ? readCount(given) : given;
      return isWithin(number, range) ? number : undefined;
    },
    (typed) => (readCount(typed) === undefined ? unreadable : undefined),
  );
}
